// The metrics of the seed: run script/embed instead of editing it.

extension MetricName {
  /// Height of the status bar; it is not always the top safe area inset.
  public static let statusBarHeight: MetricName = "statusBar.height"
  /// Height of the bar alone, without large title, prompt or search bar.
  public static let navigationBarHeight: MetricName = "navigationBar.height"
  /// Height of the row that a large title adds to the bar.
  public static let navigationBarLargeTitleHeight: MetricName = "navigationBar.largeTitleHeight"
  /// Height of the row that a prompt adds to the bar.
  public static let navigationBarPromptHeight: MetricName = "navigationBar.promptHeight"
  /// Height of UIKit's frame of the bar, with large title and prompt where they are shown.
  public static let navigationBarFrameHeight: MetricName = "navigationBar.frameHeight"
  /// Top edge of the bar in window coordinates.
  public static let navigationBarY: MetricName = "navigationBar.y"
  /// Bottom edge of the bar in window coordinates.
  public static let navigationBarMaxY: MetricName = "navigationBar.maxY"
  /// Bottom edge of the bar's background in window coordinates.
  public static let navigationBarBackgroundHeight: MetricName = "navigationBar.backgroundHeight"
  /// Leading layout margin of the bar or of its content view.
  public static let navigationBarLayoutMarginsLeading: MetricName =
    "navigationBar.layoutMargins.leading"
  /// Leading edge of the large title's label in window coordinates.
  public static let navigationBarLargeTitleLabelX: MetricName = "navigationBar.largeTitleLabelX"
  /// Height of the bar without the home indicator below it.
  public static let tabBarHeight: MetricName = "tabBar.height"
  /// Height of UIKit's frame of the bar, including the home indicator.
  public static let tabBarFrameHeight: MetricName = "tabBar.frameHeight"
  /// Top edge of the bar in window coordinates.
  public static let tabBarY: MetricName = "tabBar.y"
  /// Width of UIKit's frame of the bar.
  public static let tabBarWidth: MetricName = "tabBar.width"
  /// Height of the accessory above the bar.
  public static let tabBarBottomAccessoryHeight: MetricName = "tabBar.bottomAccessoryHeight"
  /// Height of the glass that holds the tabs.
  public static let tabBarPlatterHeight: MetricName = "tabBar.platterHeight"
  /// Smallest distance from the side of the screen to the glass of the tab bar.
  public static let tabBarPlatterSideInset: MetricName = "tabBar.platterSideInset"
  /// Distance from the glass of the tab bar to the bottom of the screen.
  public static let tabBarPlatterBottomGap: MetricName = "tabBar.platterBottomGap"
  /// Height of the bar without the home indicator below it.
  public static let toolbarHeight: MetricName = "toolbar.height"
  /// Height of UIKit's frame of the bar, including the home indicator.
  public static let toolbarFrameHeight: MetricName = "toolbar.frameHeight"
  /// Height of the glass that holds the items.
  public static let toolbarPlatterHeight: MetricName = "toolbar.platterHeight"
  /// Distance from the side of the safe area to the glass of the toolbar.
  public static let toolbarPlatterSideInset: MetricName = "toolbar.platterSideInset"
  /// Distance from the glass of the toolbar to the bottom of the screen.
  public static let toolbarPlatterBottomGap: MetricName = "toolbar.platterBottomGap"
  /// Bottom inset that the device itself requires; 0 with a home button.
  public static let homeIndicatorHeight: MetricName = "homeIndicator.height"
  /// Top inset of the safe area of a full-screen root view without bars.
  public static let screenSafeAreaInsetsTop: MetricName = "screen.safeAreaInsets.top"
  /// Left inset of the safe area of a full-screen root view without bars.
  public static let screenSafeAreaInsetsLeft: MetricName = "screen.safeAreaInsets.left"
  /// Bottom inset of the safe area of a full-screen root view without bars.
  public static let screenSafeAreaInsetsBottom: MetricName = "screen.safeAreaInsets.bottom"
  /// Right inset of the safe area of a full-screen root view without bars.
  public static let screenSafeAreaInsetsRight: MetricName = "screen.safeAreaInsets.right"
  /// Top inset of the safe area of the root view, with the bars that are on screen.
  public static let safeAreaInsetsTop: MetricName = "safeAreaInsets.top"
  /// Left inset of the safe area of the root view, with the bars that are on screen.
  public static let safeAreaInsetsLeft: MetricName = "safeAreaInsets.left"
  /// Bottom inset of the safe area of the root view, with the bars that are on screen.
  public static let safeAreaInsetsBottom: MetricName = "safeAreaInsets.bottom"
  /// Right inset of the safe area of the root view, with the bars that are on screen.
  public static let safeAreaInsetsRight: MetricName = "safeAreaInsets.right"
  /// Height of the part of the root view that lies inside the safe area.
  public static let safeAreaHeight: MetricName = "safeArea.height"
  /// Inset of the corner-adapted layout region of a windowed app.
  public static let safeAreaCornerAdaptation: MetricName = "safeArea.cornerAdaptation"
  /// Top inset of the safe area of UIWindow itself, which on iOS 11 differs from that of the root view.
  public static let windowSafeAreaInsetsTop: MetricName = "window.safeAreaInsets.top"
  /// Distance from the edge of the screen to the visible edge of the first bar button item.
  public static let barButtonItemEdgeMargin: MetricName = "barButtonItem.edgeMargin"
  /// Visible gap between two neighbouring bar button items.
  public static let barButtonItemSpacing: MetricName = "barButtonItem.spacing"
  /// Smallest distance between the views of two neighbouring items, UIKit's constraint
  /// _minimumInterItemSpaceConstraint.
  public static let barButtonItemMinimumSpacing: MetricName = "barButtonItem.minimumSpacing"
  /// The part of the bar button margin that lies outside a system button.
  public static let barButtonItemBarMargin: MetricName = "barButtonItem.barMargin"
  /// The part of the bar button margin that lies inside a system button.
  public static let barButtonItemInternalPadding: MetricName = "barButtonItem.internalPadding"
  /// Smallest width that the bar gives the custom view of an item.
  public static let barButtonItemCustomViewMinimumWidth: MetricName =
    "barButtonItem.customViewMinimumWidth"
  /// Side of the square slot of one item.
  public static let barButtonItemSlotSize: MetricName = "barButtonItem.slotSize"
  /// Height of the glass behind bar button items.
  public static let barButtonItemPlatterHeight: MetricName = "barButtonItem.platterHeight"
  /// Smallest width of the glass behind bar button items.
  public static let barButtonItemPlatterMinimumWidth: MetricName =
    "barButtonItem.platterMinimumWidth"
  /// Distance from the edge of the glass to the content of the item in it.
  public static let barButtonItemPlatterContentInset: MetricName =
    "barButtonItem.platterContentInset"
  /// Padding of one item inside glass that it shares with others.
  public static let barButtonItemItemPadding: MetricName = "barButtonItem.itemPadding"
  /// Distance from the edge of the screen to the image of the back button.
  public static let backButtonEdgeMargin: MetricName = "backButton.edgeMargin"
  /// Distance from the image of the back button to its title.
  public static let backButtonTitleSpacing: MetricName = "backButton.titleSpacing"
  /// Distance from the back button to the first left bar button item.
  public static let backButtonItemSpacing: MetricName = "backButton.itemSpacing"
  /// Width below which a fixed-space item does not shrink.
  public static let fixedSpaceMinimumWidth: MetricName = "fixedSpace.minimumWidth"
  /// Distance from the edge of the screen to a title view as wide as the bar allows, without items.
  public static let titleViewEdgeMargin: MetricName = "titleView.edgeMargin"
  /// Distance from the title view to the nearest bar button item.
  public static let titleViewBarButtonItemSpacing: MetricName = "titleView.barButtonItemSpacing"
  /// Smallest distance from the edge of the screen to the title.
  public static let titleEdgeMargin: MetricName = "title.edgeMargin"
  /// Smallest distance from the title to the nearest bar button item.
  public static let titleBarButtonItemSpacing: MetricName = "title.barButtonItemSpacing"
  /// Intrinsic height of UISearchBar.
  public static let searchBarHeight: MetricName = "searchBar.height"
  /// Height of the text field inside a search bar.
  public static let searchBarFieldHeight: MetricName = "searchBar.fieldHeight"
  /// Height of the row that a search bar adds to the navigation bar below the title.
  public static let searchBarRowHeight: MetricName = "searchBar.rowHeight"
  /// Leading layout margin of the root view of a full-screen controller, from the edge of the view.
  public static let layoutMarginsLeading: MetricName = "layoutMargins.leading"
  /// Width of the readable content guide at the default text size.
  public static let readableContentWidth: MetricName = "readableContent.width"
  /// Gap above the first section of a grouped table.
  public static let tableViewGroupedHeaderHeight: MetricName = "tableView.groupedHeaderHeight"
  /// Gap below a section of a grouped table.
  public static let tableViewGroupedFooterHeight: MetricName = "tableView.groupedFooterHeight"
  /// Width of the app's window in a split of the iPad's screen.
  public static let splitViewWidth: MetricName = "splitView.width"
  /// Width of the primary column of a two-column split view controller that sets no width of its own.
  public static let splitViewPrimaryColumnWidth: MetricName = "splitView.primaryColumnWidth"
  /// Height of the system keyboard, including the home indicator and, if shown, the suggestion bar.
  public static let keyboardHeight: MetricName = "keyboard.height"
  /// Width of the corner of a foldable's display that is reserved for the status items.
  public static let reservedRegionStatusCorner: MetricName = "reservedRegion.statusCorner"
  /// Width of the band of a foldable's inner display that is reserved for the fold.
  public static let reservedRegionFold: MetricName = "reservedRegion.fold"
  /// Width of the screen in points, in the given orientation.
  public static let screenWidth: MetricName = "screen.width"
  /// Height of the screen in points, in the given orientation.
  public static let screenHeight: MetricName = "screen.height"
  /// Pixels per point as UIKit renders them.
  public static let screenScale: MetricName = "screen.scale"
  /// Radius of the corners of the display in points.
  public static let screenCornerRadius: MetricName = "screen.cornerRadius"
  /// Height of a table view's row with one line of text at the default text size and automatic dimension,
  /// including the separator.
  public static let tableViewRowHeight: MetricName = "tableView.rowHeight"
  /// Height of a table view's row with a textLabel and a detailTextLabel below it at the default text size.
  public static let tableViewSubtitleRowHeight: MetricName = "tableView.subtitleRowHeight"
  /// Height of the titled header that a table view gives every section after the first, at the default text
  /// size.
  public static let tableViewSectionHeaderHeight: MetricName = "tableView.sectionHeaderHeight"
  /// Height of the titled header that a grouped table view gives its first section, at the default text
  /// size.
  public static let tableViewFirstSectionHeaderHeight: MetricName =
    "tableView.firstSectionHeaderHeight"
  /// Height of the untitled header that a grouped table view gives every section after the first.
  public static let tableViewUntitledSectionHeaderHeight: MetricName =
    "tableView.untitledSectionHeaderHeight"
  /// Height of the untitled footer that a grouped table view gives a section.
  public static let tableViewUntitledSectionFooterHeight: MetricName =
    "tableView.untitledSectionFooterHeight"
  /// Distance from the edge of the screen to the rows of an inset-grouped table view, including the safe
  /// area.
  public static let tableViewInsetGroupedMargin: MetricName = "tableView.insetGroupedMargin"
  /// Corner radius of a section of an inset-grouped table view.
  public static let tableViewInsetGroupedCornerRadius: MetricName =
    "tableView.insetGroupedCornerRadius"
  /// Leading inset of the separators, from the edge of the row.
  public static let tableViewSeparatorInset: MetricName = "tableView.separatorInset"
  /// Width of the frame of a UISwitch; its alignment rectangle may be narrower.
  public static let switchWidth: MetricName = "switch.width"
  /// Height of the frame of a UISwitch.
  public static let switchHeight: MetricName = "switch.height"
  /// Intrinsic height of a UISegmentedControl with titles.
  public static let segmentedControlHeight: MetricName = "segmentedControl.height"
  /// Distance from the top of the safe area to a sheet at its large detent.
  public static let sheetTopOffset: MetricName = "sheet.topOffset"
  /// Height of the frame of a sheet at its detent.
  public static let sheetHeight: MetricName = "sheet.height"
  /// The largest value that a custom detent of a sheet can have, not counting the bottom inset.
  public static let sheetMaximumDetentValue: MetricName = "sheet.maximumDetentValue"
  /// Width of the notch or of the Dynamic Island at rest as one sees it, in portrait; the area that the
  /// system reports as excluded is a little smaller.
  public static let sensorHousingWidth: MetricName = "sensorHousing.width"
  /// Height of the notch or of the Dynamic Island at rest as one sees it, in portrait; the area that the
  /// system reports as excluded is a little smaller.
  public static let sensorHousingHeight: MetricName = "sensorHousing.height"
  /// Top edge of the notch or of the Dynamic Island at rest as one sees it, in portrait, in screen
  /// coordinates; the area that the system reports as excluded begins a little lower on an island.
  public static let sensorHousingY: MetricName = "sensorHousing.y"
  /// Width of a widget on the Home Screen, with icons of the usual size and their labels, or on the Lock
  /// Screen for accessory families; not that of its design canvas, which is larger on iPads.
  public static let widgetWidth: MetricName = "widget.width"
  /// Height of a widget on the Home Screen, with icons of the usual size and their labels, or on the Lock
  /// Screen for accessory families; not that of its design canvas, which is larger on iPads.
  public static let widgetHeight: MetricName = "widget.height"
}
