// The list of the embedded files: run script/embed instead of editing it.
#include "CKeylineBundle.h"

// #embed is of C23; the compilers of Swift 6.2 and later have it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char migrations_0001_data_sql[] = {
#embed "../../migrations/0001-data.sql"
};
static const unsigned char migrations_0002_own_sql[] = {
#embed "../../migrations/0002-own.sql"
};
static const unsigned char seed_conditions_json[] = {
#embed "../../seed/conditions.json"
};
static const unsigned char seed_data_json[] = {
#embed "../../seed/data.json"
};
static const unsigned char seed_devices_ipad_1_json[] = {
#embed "../../seed/devices/ipad-1.json"
};
static const unsigned char seed_devices_ipad_10_json[] = {
#embed "../../seed/devices/ipad-10.json"
};
static const unsigned char seed_devices_ipad_2_json[] = {
#embed "../../seed/devices/ipad-2.json"
};
static const unsigned char seed_devices_ipad_3_json[] = {
#embed "../../seed/devices/ipad-3.json"
};
static const unsigned char seed_devices_ipad_4_json[] = {
#embed "../../seed/devices/ipad-4.json"
};
static const unsigned char seed_devices_ipad_5_json[] = {
#embed "../../seed/devices/ipad-5.json"
};
static const unsigned char seed_devices_ipad_6_json[] = {
#embed "../../seed/devices/ipad-6.json"
};
static const unsigned char seed_devices_ipad_7_json[] = {
#embed "../../seed/devices/ipad-7.json"
};
static const unsigned char seed_devices_ipad_8_json[] = {
#embed "../../seed/devices/ipad-8.json"
};
static const unsigned char seed_devices_ipad_9_json[] = {
#embed "../../seed/devices/ipad-9.json"
};
static const unsigned char seed_devices_ipad_a16_json[] = {
#embed "../../seed/devices/ipad-a16.json"
};
static const unsigned char seed_devices_ipad_air_1_json[] = {
#embed "../../seed/devices/ipad-air-1.json"
};
static const unsigned char seed_devices_ipad_air_11_m2_json[] = {
#embed "../../seed/devices/ipad-air-11-m2.json"
};
static const unsigned char seed_devices_ipad_air_11_m3_json[] = {
#embed "../../seed/devices/ipad-air-11-m3.json"
};
static const unsigned char seed_devices_ipad_air_11_m4_json[] = {
#embed "../../seed/devices/ipad-air-11-m4.json"
};
static const unsigned char seed_devices_ipad_air_13_m2_json[] = {
#embed "../../seed/devices/ipad-air-13-m2.json"
};
static const unsigned char seed_devices_ipad_air_13_m3_json[] = {
#embed "../../seed/devices/ipad-air-13-m3.json"
};
static const unsigned char seed_devices_ipad_air_13_m4_json[] = {
#embed "../../seed/devices/ipad-air-13-m4.json"
};
static const unsigned char seed_devices_ipad_air_2_json[] = {
#embed "../../seed/devices/ipad-air-2.json"
};
static const unsigned char seed_devices_ipad_air_3_json[] = {
#embed "../../seed/devices/ipad-air-3.json"
};
static const unsigned char seed_devices_ipad_air_4_json[] = {
#embed "../../seed/devices/ipad-air-4.json"
};
static const unsigned char seed_devices_ipad_air_5_json[] = {
#embed "../../seed/devices/ipad-air-5.json"
};
static const unsigned char seed_devices_ipad_mini_1_json[] = {
#embed "../../seed/devices/ipad-mini-1.json"
};
static const unsigned char seed_devices_ipad_mini_2_json[] = {
#embed "../../seed/devices/ipad-mini-2.json"
};
static const unsigned char seed_devices_ipad_mini_3_json[] = {
#embed "../../seed/devices/ipad-mini-3.json"
};
static const unsigned char seed_devices_ipad_mini_4_json[] = {
#embed "../../seed/devices/ipad-mini-4.json"
};
static const unsigned char seed_devices_ipad_mini_5_json[] = {
#embed "../../seed/devices/ipad-mini-5.json"
};
static const unsigned char seed_devices_ipad_mini_6_json[] = {
#embed "../../seed/devices/ipad-mini-6.json"
};
static const unsigned char seed_devices_ipad_mini_a17_pro_json[] = {
#embed "../../seed/devices/ipad-mini-a17-pro.json"
};
static const unsigned char seed_devices_ipad_pro_10_5_json[] = {
#embed "../../seed/devices/ipad-pro-10-5.json"
};
static const unsigned char seed_devices_ipad_pro_11_1_json[] = {
#embed "../../seed/devices/ipad-pro-11-1.json"
};
static const unsigned char seed_devices_ipad_pro_11_2_json[] = {
#embed "../../seed/devices/ipad-pro-11-2.json"
};
static const unsigned char seed_devices_ipad_pro_11_3_json[] = {
#embed "../../seed/devices/ipad-pro-11-3.json"
};
static const unsigned char seed_devices_ipad_pro_11_4_json[] = {
#embed "../../seed/devices/ipad-pro-11-4.json"
};
static const unsigned char seed_devices_ipad_pro_11_m4_json[] = {
#embed "../../seed/devices/ipad-pro-11-m4.json"
};
static const unsigned char seed_devices_ipad_pro_11_m5_json[] = {
#embed "../../seed/devices/ipad-pro-11-m5.json"
};
static const unsigned char seed_devices_ipad_pro_12_9_1_json[] = {
#embed "../../seed/devices/ipad-pro-12-9-1.json"
};
static const unsigned char seed_devices_ipad_pro_12_9_2_json[] = {
#embed "../../seed/devices/ipad-pro-12-9-2.json"
};
static const unsigned char seed_devices_ipad_pro_12_9_3_json[] = {
#embed "../../seed/devices/ipad-pro-12-9-3.json"
};
static const unsigned char seed_devices_ipad_pro_12_9_4_json[] = {
#embed "../../seed/devices/ipad-pro-12-9-4.json"
};
static const unsigned char seed_devices_ipad_pro_12_9_5_json[] = {
#embed "../../seed/devices/ipad-pro-12-9-5.json"
};
static const unsigned char seed_devices_ipad_pro_12_9_6_json[] = {
#embed "../../seed/devices/ipad-pro-12-9-6.json"
};
static const unsigned char seed_devices_ipad_pro_13_m4_json[] = {
#embed "../../seed/devices/ipad-pro-13-m4.json"
};
static const unsigned char seed_devices_ipad_pro_13_m5_json[] = {
#embed "../../seed/devices/ipad-pro-13-m5.json"
};
static const unsigned char seed_devices_ipad_pro_9_7_json[] = {
#embed "../../seed/devices/ipad-pro-9-7.json"
};
static const unsigned char seed_devices_iphone_1_json[] = {
#embed "../../seed/devices/iphone-1.json"
};
static const unsigned char seed_devices_iphone_11_pro_max_json[] = {
#embed "../../seed/devices/iphone-11-pro-max.json"
};
static const unsigned char seed_devices_iphone_11_pro_json[] = {
#embed "../../seed/devices/iphone-11-pro.json"
};
static const unsigned char seed_devices_iphone_11_json[] = {
#embed "../../seed/devices/iphone-11.json"
};
static const unsigned char seed_devices_iphone_12_mini_json[] = {
#embed "../../seed/devices/iphone-12-mini.json"
};
static const unsigned char seed_devices_iphone_12_pro_max_json[] = {
#embed "../../seed/devices/iphone-12-pro-max.json"
};
static const unsigned char seed_devices_iphone_12_pro_json[] = {
#embed "../../seed/devices/iphone-12-pro.json"
};
static const unsigned char seed_devices_iphone_12_json[] = {
#embed "../../seed/devices/iphone-12.json"
};
static const unsigned char seed_devices_iphone_13_mini_json[] = {
#embed "../../seed/devices/iphone-13-mini.json"
};
static const unsigned char seed_devices_iphone_13_pro_max_json[] = {
#embed "../../seed/devices/iphone-13-pro-max.json"
};
static const unsigned char seed_devices_iphone_13_pro_json[] = {
#embed "../../seed/devices/iphone-13-pro.json"
};
static const unsigned char seed_devices_iphone_13_json[] = {
#embed "../../seed/devices/iphone-13.json"
};
static const unsigned char seed_devices_iphone_14_plus_json[] = {
#embed "../../seed/devices/iphone-14-plus.json"
};
static const unsigned char seed_devices_iphone_14_pro_max_json[] = {
#embed "../../seed/devices/iphone-14-pro-max.json"
};
static const unsigned char seed_devices_iphone_14_pro_json[] = {
#embed "../../seed/devices/iphone-14-pro.json"
};
static const unsigned char seed_devices_iphone_14_json[] = {
#embed "../../seed/devices/iphone-14.json"
};
static const unsigned char seed_devices_iphone_15_plus_json[] = {
#embed "../../seed/devices/iphone-15-plus.json"
};
static const unsigned char seed_devices_iphone_15_pro_max_json[] = {
#embed "../../seed/devices/iphone-15-pro-max.json"
};
static const unsigned char seed_devices_iphone_15_pro_json[] = {
#embed "../../seed/devices/iphone-15-pro.json"
};
static const unsigned char seed_devices_iphone_15_json[] = {
#embed "../../seed/devices/iphone-15.json"
};
static const unsigned char seed_devices_iphone_16_plus_json[] = {
#embed "../../seed/devices/iphone-16-plus.json"
};
static const unsigned char seed_devices_iphone_16_pro_max_json[] = {
#embed "../../seed/devices/iphone-16-pro-max.json"
};
static const unsigned char seed_devices_iphone_16_pro_json[] = {
#embed "../../seed/devices/iphone-16-pro.json"
};
static const unsigned char seed_devices_iphone_16_json[] = {
#embed "../../seed/devices/iphone-16.json"
};
static const unsigned char seed_devices_iphone_16e_json[] = {
#embed "../../seed/devices/iphone-16e.json"
};
static const unsigned char seed_devices_iphone_17_pro_max_json[] = {
#embed "../../seed/devices/iphone-17-pro-max.json"
};
static const unsigned char seed_devices_iphone_17_pro_json[] = {
#embed "../../seed/devices/iphone-17-pro.json"
};
static const unsigned char seed_devices_iphone_17_json[] = {
#embed "../../seed/devices/iphone-17.json"
};
static const unsigned char seed_devices_iphone_17e_json[] = {
#embed "../../seed/devices/iphone-17e.json"
};
static const unsigned char seed_devices_iphone_18_pro_max_json[] = {
#embed "../../seed/devices/iphone-18-pro-max.json"
};
static const unsigned char seed_devices_iphone_18_pro_json[] = {
#embed "../../seed/devices/iphone-18-pro.json"
};
static const unsigned char seed_devices_iphone_3g_json[] = {
#embed "../../seed/devices/iphone-3g.json"
};
static const unsigned char seed_devices_iphone_3gs_json[] = {
#embed "../../seed/devices/iphone-3gs.json"
};
static const unsigned char seed_devices_iphone_4_json[] = {
#embed "../../seed/devices/iphone-4.json"
};
static const unsigned char seed_devices_iphone_4s_json[] = {
#embed "../../seed/devices/iphone-4s.json"
};
static const unsigned char seed_devices_iphone_5_json[] = {
#embed "../../seed/devices/iphone-5.json"
};
static const unsigned char seed_devices_iphone_5c_json[] = {
#embed "../../seed/devices/iphone-5c.json"
};
static const unsigned char seed_devices_iphone_5s_json[] = {
#embed "../../seed/devices/iphone-5s.json"
};
static const unsigned char seed_devices_iphone_6_plus_json[] = {
#embed "../../seed/devices/iphone-6-plus.json"
};
static const unsigned char seed_devices_iphone_6_json[] = {
#embed "../../seed/devices/iphone-6.json"
};
static const unsigned char seed_devices_iphone_6s_plus_json[] = {
#embed "../../seed/devices/iphone-6s-plus.json"
};
static const unsigned char seed_devices_iphone_6s_json[] = {
#embed "../../seed/devices/iphone-6s.json"
};
static const unsigned char seed_devices_iphone_7_plus_json[] = {
#embed "../../seed/devices/iphone-7-plus.json"
};
static const unsigned char seed_devices_iphone_7_json[] = {
#embed "../../seed/devices/iphone-7.json"
};
static const unsigned char seed_devices_iphone_8_plus_json[] = {
#embed "../../seed/devices/iphone-8-plus.json"
};
static const unsigned char seed_devices_iphone_8_json[] = {
#embed "../../seed/devices/iphone-8.json"
};
static const unsigned char seed_devices_iphone_air_json[] = {
#embed "../../seed/devices/iphone-air.json"
};
static const unsigned char seed_devices_iphone_duo_json[] = {
#embed "../../seed/devices/iphone-duo.json"
};
static const unsigned char seed_devices_iphone_se_1_json[] = {
#embed "../../seed/devices/iphone-se-1.json"
};
static const unsigned char seed_devices_iphone_se_2_json[] = {
#embed "../../seed/devices/iphone-se-2.json"
};
static const unsigned char seed_devices_iphone_se_3_json[] = {
#embed "../../seed/devices/iphone-se-3.json"
};
static const unsigned char seed_devices_iphone_x_json[] = {
#embed "../../seed/devices/iphone-x.json"
};
static const unsigned char seed_devices_iphone_xr_json[] = {
#embed "../../seed/devices/iphone-xr.json"
};
static const unsigned char seed_devices_iphone_xs_max_json[] = {
#embed "../../seed/devices/iphone-xs-max.json"
};
static const unsigned char seed_devices_iphone_xs_json[] = {
#embed "../../seed/devices/iphone-xs.json"
};
static const unsigned char seed_devices_ipod_touch_1_json[] = {
#embed "../../seed/devices/ipod-touch-1.json"
};
static const unsigned char seed_devices_ipod_touch_2_json[] = {
#embed "../../seed/devices/ipod-touch-2.json"
};
static const unsigned char seed_devices_ipod_touch_3_json[] = {
#embed "../../seed/devices/ipod-touch-3.json"
};
static const unsigned char seed_devices_ipod_touch_4_json[] = {
#embed "../../seed/devices/ipod-touch-4.json"
};
static const unsigned char seed_devices_ipod_touch_5_json[] = {
#embed "../../seed/devices/ipod-touch-5.json"
};
static const unsigned char seed_devices_ipod_touch_6_json[] = {
#embed "../../seed/devices/ipod-touch-6.json"
};
static const unsigned char seed_devices_ipod_touch_7_json[] = {
#embed "../../seed/devices/ipod-touch-7.json"
};
static const unsigned char seed_metrics_json[] = {
#embed "../../seed/metrics.json"
};
static const unsigned char seed_redesigns_json[] = {
#embed "../../seed/redesigns.json"
};
static const unsigned char seed_releases_json[] = {
#embed "../../seed/releases.json"
};
static const unsigned char seed_rules_backButton_edgeMargin_json[] = {
#embed "../../seed/rules/backButton.edgeMargin.json"
};
static const unsigned char seed_rules_backButton_itemSpacing_json[] = {
#embed "../../seed/rules/backButton.itemSpacing.json"
};
static const unsigned char seed_rules_backButton_titleSpacing_json[] = {
#embed "../../seed/rules/backButton.titleSpacing.json"
};
static const unsigned char seed_rules_barButtonItem_barMargin_json[] = {
#embed "../../seed/rules/barButtonItem.barMargin.json"
};
static const unsigned char seed_rules_barButtonItem_customViewMinimumWidth_json[] = {
#embed "../../seed/rules/barButtonItem.customViewMinimumWidth.json"
};
static const unsigned char seed_rules_barButtonItem_edgeMargin_json[] = {
#embed "../../seed/rules/barButtonItem.edgeMargin.json"
};
static const unsigned char seed_rules_barButtonItem_internalPadding_json[] = {
#embed "../../seed/rules/barButtonItem.internalPadding.json"
};
static const unsigned char seed_rules_barButtonItem_minimumSpacing_json[] = {
#embed "../../seed/rules/barButtonItem.minimumSpacing.json"
};
static const unsigned char seed_rules_barButtonItem_platterContentInset_json[] = {
#embed "../../seed/rules/barButtonItem.platterContentInset.json"
};
static const unsigned char seed_rules_barButtonItem_platterHeight_json[] = {
#embed "../../seed/rules/barButtonItem.platterHeight.json"
};
static const unsigned char seed_rules_barButtonItem_platterMinimumWidth_json[] = {
#embed "../../seed/rules/barButtonItem.platterMinimumWidth.json"
};
static const unsigned char seed_rules_barButtonItem_slotSize_json[] = {
#embed "../../seed/rules/barButtonItem.slotSize.json"
};
static const unsigned char seed_rules_barButtonItem_spacing_json[] = {
#embed "../../seed/rules/barButtonItem.spacing.json"
};
static const unsigned char seed_rules_fixedSpace_minimumWidth_json[] = {
#embed "../../seed/rules/fixedSpace.minimumWidth.json"
};
static const unsigned char seed_rules_homeIndicator_height_json[] = {
#embed "../../seed/rules/homeIndicator.height.json"
};
static const unsigned char seed_rules_keyboard_height_json[] = {
#embed "../../seed/rules/keyboard.height.json"
};
static const unsigned char seed_rules_layoutMargins_leading_json[] = {
#embed "../../seed/rules/layoutMargins.leading.json"
};
static const unsigned char seed_rules_navigationBar_backgroundHeight_json[] = {
#embed "../../seed/rules/navigationBar.backgroundHeight.json"
};
static const unsigned char seed_rules_navigationBar_frameHeight_json[] = {
#embed "../../seed/rules/navigationBar.frameHeight.json"
};
static const unsigned char seed_rules_navigationBar_height_json[] = {
#embed "../../seed/rules/navigationBar.height.json"
};
static const unsigned char seed_rules_navigationBar_largeTitleHeight_json[] = {
#embed "../../seed/rules/navigationBar.largeTitleHeight.json"
};
static const unsigned char seed_rules_navigationBar_largeTitleLabelX_json[] = {
#embed "../../seed/rules/navigationBar.largeTitleLabelX.json"
};
static const unsigned char seed_rules_navigationBar_layoutMargins_leading_json[] = {
#embed "../../seed/rules/navigationBar.layoutMargins.leading.json"
};
static const unsigned char seed_rules_navigationBar_maxY_json[] = {
#embed "../../seed/rules/navigationBar.maxY.json"
};
static const unsigned char seed_rules_navigationBar_promptHeight_json[] = {
#embed "../../seed/rules/navigationBar.promptHeight.json"
};
static const unsigned char seed_rules_navigationBar_y_json[] = {
#embed "../../seed/rules/navigationBar.y.json"
};
static const unsigned char seed_rules_readableContent_width_json[] = {
#embed "../../seed/rules/readableContent.width.json"
};
static const unsigned char seed_rules_reservedRegion_fold_json[] = {
#embed "../../seed/rules/reservedRegion.fold.json"
};
static const unsigned char seed_rules_reservedRegion_statusCorner_json[] = {
#embed "../../seed/rules/reservedRegion.statusCorner.json"
};
static const unsigned char seed_rules_safeArea_cornerAdaptation_json[] = {
#embed "../../seed/rules/safeArea.cornerAdaptation.json"
};
static const unsigned char seed_rules_safeArea_height_json[] = {
#embed "../../seed/rules/safeArea.height.json"
};
static const unsigned char seed_rules_safeAreaInsets_bottom_json[] = {
#embed "../../seed/rules/safeAreaInsets.bottom.json"
};
static const unsigned char seed_rules_safeAreaInsets_left_json[] = {
#embed "../../seed/rules/safeAreaInsets.left.json"
};
static const unsigned char seed_rules_safeAreaInsets_right_json[] = {
#embed "../../seed/rules/safeAreaInsets.right.json"
};
static const unsigned char seed_rules_safeAreaInsets_top_json[] = {
#embed "../../seed/rules/safeAreaInsets.top.json"
};
static const unsigned char seed_rules_screen_height_json[] = {
#embed "../../seed/rules/screen.height.json"
};
static const unsigned char seed_rules_screen_safeAreaInsets_bottom_json[] = {
#embed "../../seed/rules/screen.safeAreaInsets.bottom.json"
};
static const unsigned char seed_rules_screen_safeAreaInsets_left_json[] = {
#embed "../../seed/rules/screen.safeAreaInsets.left.json"
};
static const unsigned char seed_rules_screen_safeAreaInsets_right_json[] = {
#embed "../../seed/rules/screen.safeAreaInsets.right.json"
};
static const unsigned char seed_rules_screen_safeAreaInsets_top_json[] = {
#embed "../../seed/rules/screen.safeAreaInsets.top.json"
};
static const unsigned char seed_rules_screen_width_json[] = {
#embed "../../seed/rules/screen.width.json"
};
static const unsigned char seed_rules_searchBar_fieldHeight_json[] = {
#embed "../../seed/rules/searchBar.fieldHeight.json"
};
static const unsigned char seed_rules_searchBar_height_json[] = {
#embed "../../seed/rules/searchBar.height.json"
};
static const unsigned char seed_rules_searchBar_rowHeight_json[] = {
#embed "../../seed/rules/searchBar.rowHeight.json"
};
static const unsigned char seed_rules_segmentedControl_height_json[] = {
#embed "../../seed/rules/segmentedControl.height.json"
};
static const unsigned char seed_rules_sensorHousing_height_json[] = {
#embed "../../seed/rules/sensorHousing.height.json"
};
static const unsigned char seed_rules_sensorHousing_width_json[] = {
#embed "../../seed/rules/sensorHousing.width.json"
};
static const unsigned char seed_rules_sensorHousing_y_json[] = {
#embed "../../seed/rules/sensorHousing.y.json"
};
static const unsigned char seed_rules_sheet_height_json[] = {
#embed "../../seed/rules/sheet.height.json"
};
static const unsigned char seed_rules_sheet_maximumDetentValue_json[] = {
#embed "../../seed/rules/sheet.maximumDetentValue.json"
};
static const unsigned char seed_rules_sheet_topOffset_json[] = {
#embed "../../seed/rules/sheet.topOffset.json"
};
static const unsigned char seed_rules_splitView_primaryColumnWidth_json[] = {
#embed "../../seed/rules/splitView.primaryColumnWidth.json"
};
static const unsigned char seed_rules_splitView_width_json[] = {
#embed "../../seed/rules/splitView.width.json"
};
static const unsigned char seed_rules_statusBar_height_json[] = {
#embed "../../seed/rules/statusBar.height.json"
};
static const unsigned char seed_rules_switch_height_json[] = {
#embed "../../seed/rules/switch.height.json"
};
static const unsigned char seed_rules_switch_width_json[] = {
#embed "../../seed/rules/switch.width.json"
};
static const unsigned char seed_rules_tabBar_bottomAccessoryHeight_json[] = {
#embed "../../seed/rules/tabBar.bottomAccessoryHeight.json"
};
static const unsigned char seed_rules_tabBar_frameHeight_json[] = {
#embed "../../seed/rules/tabBar.frameHeight.json"
};
static const unsigned char seed_rules_tabBar_height_json[] = {
#embed "../../seed/rules/tabBar.height.json"
};
static const unsigned char seed_rules_tabBar_platterBottomGap_json[] = {
#embed "../../seed/rules/tabBar.platterBottomGap.json"
};
static const unsigned char seed_rules_tabBar_platterHeight_json[] = {
#embed "../../seed/rules/tabBar.platterHeight.json"
};
static const unsigned char seed_rules_tabBar_platterSideInset_json[] = {
#embed "../../seed/rules/tabBar.platterSideInset.json"
};
static const unsigned char seed_rules_tabBar_width_json[] = {
#embed "../../seed/rules/tabBar.width.json"
};
static const unsigned char seed_rules_tabBar_y_json[] = {
#embed "../../seed/rules/tabBar.y.json"
};
static const unsigned char seed_rules_tableView_firstSectionHeaderHeight_json[] = {
#embed "../../seed/rules/tableView.firstSectionHeaderHeight.json"
};
static const unsigned char seed_rules_tableView_groupedFooterHeight_json[] = {
#embed "../../seed/rules/tableView.groupedFooterHeight.json"
};
static const unsigned char seed_rules_tableView_groupedHeaderHeight_json[] = {
#embed "../../seed/rules/tableView.groupedHeaderHeight.json"
};
static const unsigned char seed_rules_tableView_insetGroupedCornerRadius_json[] = {
#embed "../../seed/rules/tableView.insetGroupedCornerRadius.json"
};
static const unsigned char seed_rules_tableView_insetGroupedMargin_json[] = {
#embed "../../seed/rules/tableView.insetGroupedMargin.json"
};
static const unsigned char seed_rules_tableView_rowHeight_json[] = {
#embed "../../seed/rules/tableView.rowHeight.json"
};
static const unsigned char seed_rules_tableView_sectionHeaderHeight_json[] = {
#embed "../../seed/rules/tableView.sectionHeaderHeight.json"
};
static const unsigned char seed_rules_tableView_separatorInset_json[] = {
#embed "../../seed/rules/tableView.separatorInset.json"
};
static const unsigned char seed_rules_tableView_subtitleRowHeight_json[] = {
#embed "../../seed/rules/tableView.subtitleRowHeight.json"
};
static const unsigned char seed_rules_tableView_untitledSectionFooterHeight_json[] = {
#embed "../../seed/rules/tableView.untitledSectionFooterHeight.json"
};
static const unsigned char seed_rules_tableView_untitledSectionHeaderHeight_json[] = {
#embed "../../seed/rules/tableView.untitledSectionHeaderHeight.json"
};
static const unsigned char seed_rules_title_barButtonItemSpacing_json[] = {
#embed "../../seed/rules/title.barButtonItemSpacing.json"
};
static const unsigned char seed_rules_title_edgeMargin_json[] = {
#embed "../../seed/rules/title.edgeMargin.json"
};
static const unsigned char seed_rules_titleView_barButtonItemSpacing_json[] = {
#embed "../../seed/rules/titleView.barButtonItemSpacing.json"
};
static const unsigned char seed_rules_titleView_edgeMargin_json[] = {
#embed "../../seed/rules/titleView.edgeMargin.json"
};
static const unsigned char seed_rules_toolbar_frameHeight_json[] = {
#embed "../../seed/rules/toolbar.frameHeight.json"
};
static const unsigned char seed_rules_toolbar_height_json[] = {
#embed "../../seed/rules/toolbar.height.json"
};
static const unsigned char seed_rules_toolbar_platterBottomGap_json[] = {
#embed "../../seed/rules/toolbar.platterBottomGap.json"
};
static const unsigned char seed_rules_toolbar_platterHeight_json[] = {
#embed "../../seed/rules/toolbar.platterHeight.json"
};
static const unsigned char seed_rules_toolbar_platterSideInset_json[] = {
#embed "../../seed/rules/toolbar.platterSideInset.json"
};
static const unsigned char seed_rules_widget_height_json[] = {
#embed "../../seed/rules/widget.height.json"
};
static const unsigned char seed_rules_widget_width_json[] = {
#embed "../../seed/rules/widget.width.json"
};
static const unsigned char seed_rules_window_safeAreaInsets_top_json[] = {
#embed "../../seed/rules/window.safeAreaInsets.top.json"
};
static const unsigned char seed_sources_json[] = {
#embed "../../seed/sources.json"
};
static const unsigned char seed_techniques_alignment_rect_insets_with_fixed_space_json[] = {
#embed "../../seed/techniques/alignment-rect-insets-with-fixed-space.json"
};
static const unsigned char seed_techniques_alignment_rect_insets_json[] = {
#embed "../../seed/techniques/alignment-rect-insets.json"
};
static const unsigned char seed_techniques_automatically_adjusts_scroll_view_insets_json[] = {
#embed "../../seed/techniques/automatically-adjusts-scroll-view-insets.json"
};
static const unsigned char seed_techniques_constraint_editing_json[] = {
#embed "../../seed/techniques/constraint-editing.json"
};
static const unsigned char seed_techniques_content_edge_insets_json[] = {
#embed "../../seed/techniques/content-edge-insets.json"
};
static const unsigned char seed_techniques_content_inset_adjustment_behaviors_json[] = {
#embed "../../seed/techniques/content-inset-adjustment-behaviors.json"
};
static const unsigned char seed_techniques_content_view_layout_margins_json[] = {
#embed "../../seed/techniques/content-view-layout-margins.json"
};
static const unsigned char seed_techniques_estimated_heights_zero_json[] = {
#embed "../../seed/techniques/estimated-heights-zero.json"
};
static const unsigned char seed_techniques_frame_inside_safe_area_json[] = {
#embed "../../seed/techniques/frame-inside-safe-area.json"
};
static const unsigned char seed_techniques_header_view_method_json[] = {
#embed "../../seed/techniques/header-view-method.json"
};
static const unsigned char seed_techniques_move_stack_view_json[] = {
#embed "../../seed/techniques/move-stack-view.json"
};
static const unsigned char seed_techniques_move_subviews_before_11_json[] = {
#embed "../../seed/techniques/move-subviews-before-11.json"
};
static const unsigned char seed_techniques_navigation_bar_views_before_11_json[] = {
#embed "../../seed/techniques/navigation-bar-views-before-11.json"
};
static const unsigned char seed_techniques_navigation_bar_views_from_11_json[] = {
#embed "../../seed/techniques/navigation-bar-views-from-11.json"
};
static const unsigned char seed_techniques_negative_additional_safe_area_json[] = {
#embed "../../seed/techniques/negative-additional-safe-area.json"
};
static const unsigned char seed_techniques_negative_fixed_space_json[] = {
#embed "../../seed/techniques/negative-fixed-space.json"
};
static const unsigned char seed_techniques_never_adjust_everywhere_json[] = {
#embed "../../seed/techniques/never-adjust-everywhere.json"
};
static const unsigned char seed_techniques_never_adjust_json[] = {
#embed "../../seed/techniques/never-adjust.json"
};
static const unsigned char seed_techniques_reset_content_inset_json[] = {
#embed "../../seed/techniques/reset-content-inset.json"
};
static const unsigned char seed_techniques_self_sizing_from_11_json[] = {
#embed "../../seed/techniques/self-sizing-from-11.json"
};
static const unsigned char seed_techniques_small_header_height_json[] = {
#embed "../../seed/techniques/small-header-height.json"
};
static const unsigned char seed_techniques_tab_bar_frame_on_push_json[] = {
#embed "../../seed/techniques/tab-bar-frame-on-push.json"
};
static const unsigned char seed_techniques_tab_bar_jumps_on_push_json[] = {
#embed "../../seed/techniques/tab-bar-jumps-on-push.json"
};
static const unsigned char seed_techniques_tab_bar_subclass_json[] = {
#embed "../../seed/techniques/tab-bar-subclass.json"
};
static const unsigned char seed_techniques_table_shifts_from_11_json[] = {
#embed "../../seed/techniques/table-shifts-from-11.json"
};
static const unsigned char seed_techniques_title_view_with_hit_test_json[] = {
#embed "../../seed/techniques/title-view-with-hit-test.json"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}
static const struct KeylineFile files[] = {
    FILE("migrations/0001-data.sql", migrations_0001_data_sql),
    FILE("migrations/0002-own.sql", migrations_0002_own_sql),
    FILE("seed/conditions.json", seed_conditions_json),
    FILE("seed/data.json", seed_data_json),
    FILE("seed/devices/ipad-1.json", seed_devices_ipad_1_json),
    FILE("seed/devices/ipad-10.json", seed_devices_ipad_10_json),
    FILE("seed/devices/ipad-2.json", seed_devices_ipad_2_json),
    FILE("seed/devices/ipad-3.json", seed_devices_ipad_3_json),
    FILE("seed/devices/ipad-4.json", seed_devices_ipad_4_json),
    FILE("seed/devices/ipad-5.json", seed_devices_ipad_5_json),
    FILE("seed/devices/ipad-6.json", seed_devices_ipad_6_json),
    FILE("seed/devices/ipad-7.json", seed_devices_ipad_7_json),
    FILE("seed/devices/ipad-8.json", seed_devices_ipad_8_json),
    FILE("seed/devices/ipad-9.json", seed_devices_ipad_9_json),
    FILE("seed/devices/ipad-a16.json", seed_devices_ipad_a16_json),
    FILE("seed/devices/ipad-air-1.json", seed_devices_ipad_air_1_json),
    FILE("seed/devices/ipad-air-11-m2.json", seed_devices_ipad_air_11_m2_json),
    FILE("seed/devices/ipad-air-11-m3.json", seed_devices_ipad_air_11_m3_json),
    FILE("seed/devices/ipad-air-11-m4.json", seed_devices_ipad_air_11_m4_json),
    FILE("seed/devices/ipad-air-13-m2.json", seed_devices_ipad_air_13_m2_json),
    FILE("seed/devices/ipad-air-13-m3.json", seed_devices_ipad_air_13_m3_json),
    FILE("seed/devices/ipad-air-13-m4.json", seed_devices_ipad_air_13_m4_json),
    FILE("seed/devices/ipad-air-2.json", seed_devices_ipad_air_2_json),
    FILE("seed/devices/ipad-air-3.json", seed_devices_ipad_air_3_json),
    FILE("seed/devices/ipad-air-4.json", seed_devices_ipad_air_4_json),
    FILE("seed/devices/ipad-air-5.json", seed_devices_ipad_air_5_json),
    FILE("seed/devices/ipad-mini-1.json", seed_devices_ipad_mini_1_json),
    FILE("seed/devices/ipad-mini-2.json", seed_devices_ipad_mini_2_json),
    FILE("seed/devices/ipad-mini-3.json", seed_devices_ipad_mini_3_json),
    FILE("seed/devices/ipad-mini-4.json", seed_devices_ipad_mini_4_json),
    FILE("seed/devices/ipad-mini-5.json", seed_devices_ipad_mini_5_json),
    FILE("seed/devices/ipad-mini-6.json", seed_devices_ipad_mini_6_json),
    FILE("seed/devices/ipad-mini-a17-pro.json", seed_devices_ipad_mini_a17_pro_json),
    FILE("seed/devices/ipad-pro-10-5.json", seed_devices_ipad_pro_10_5_json),
    FILE("seed/devices/ipad-pro-11-1.json", seed_devices_ipad_pro_11_1_json),
    FILE("seed/devices/ipad-pro-11-2.json", seed_devices_ipad_pro_11_2_json),
    FILE("seed/devices/ipad-pro-11-3.json", seed_devices_ipad_pro_11_3_json),
    FILE("seed/devices/ipad-pro-11-4.json", seed_devices_ipad_pro_11_4_json),
    FILE("seed/devices/ipad-pro-11-m4.json", seed_devices_ipad_pro_11_m4_json),
    FILE("seed/devices/ipad-pro-11-m5.json", seed_devices_ipad_pro_11_m5_json),
    FILE("seed/devices/ipad-pro-12-9-1.json", seed_devices_ipad_pro_12_9_1_json),
    FILE("seed/devices/ipad-pro-12-9-2.json", seed_devices_ipad_pro_12_9_2_json),
    FILE("seed/devices/ipad-pro-12-9-3.json", seed_devices_ipad_pro_12_9_3_json),
    FILE("seed/devices/ipad-pro-12-9-4.json", seed_devices_ipad_pro_12_9_4_json),
    FILE("seed/devices/ipad-pro-12-9-5.json", seed_devices_ipad_pro_12_9_5_json),
    FILE("seed/devices/ipad-pro-12-9-6.json", seed_devices_ipad_pro_12_9_6_json),
    FILE("seed/devices/ipad-pro-13-m4.json", seed_devices_ipad_pro_13_m4_json),
    FILE("seed/devices/ipad-pro-13-m5.json", seed_devices_ipad_pro_13_m5_json),
    FILE("seed/devices/ipad-pro-9-7.json", seed_devices_ipad_pro_9_7_json),
    FILE("seed/devices/iphone-1.json", seed_devices_iphone_1_json),
    FILE("seed/devices/iphone-11-pro-max.json", seed_devices_iphone_11_pro_max_json),
    FILE("seed/devices/iphone-11-pro.json", seed_devices_iphone_11_pro_json),
    FILE("seed/devices/iphone-11.json", seed_devices_iphone_11_json),
    FILE("seed/devices/iphone-12-mini.json", seed_devices_iphone_12_mini_json),
    FILE("seed/devices/iphone-12-pro-max.json", seed_devices_iphone_12_pro_max_json),
    FILE("seed/devices/iphone-12-pro.json", seed_devices_iphone_12_pro_json),
    FILE("seed/devices/iphone-12.json", seed_devices_iphone_12_json),
    FILE("seed/devices/iphone-13-mini.json", seed_devices_iphone_13_mini_json),
    FILE("seed/devices/iphone-13-pro-max.json", seed_devices_iphone_13_pro_max_json),
    FILE("seed/devices/iphone-13-pro.json", seed_devices_iphone_13_pro_json),
    FILE("seed/devices/iphone-13.json", seed_devices_iphone_13_json),
    FILE("seed/devices/iphone-14-plus.json", seed_devices_iphone_14_plus_json),
    FILE("seed/devices/iphone-14-pro-max.json", seed_devices_iphone_14_pro_max_json),
    FILE("seed/devices/iphone-14-pro.json", seed_devices_iphone_14_pro_json),
    FILE("seed/devices/iphone-14.json", seed_devices_iphone_14_json),
    FILE("seed/devices/iphone-15-plus.json", seed_devices_iphone_15_plus_json),
    FILE("seed/devices/iphone-15-pro-max.json", seed_devices_iphone_15_pro_max_json),
    FILE("seed/devices/iphone-15-pro.json", seed_devices_iphone_15_pro_json),
    FILE("seed/devices/iphone-15.json", seed_devices_iphone_15_json),
    FILE("seed/devices/iphone-16-plus.json", seed_devices_iphone_16_plus_json),
    FILE("seed/devices/iphone-16-pro-max.json", seed_devices_iphone_16_pro_max_json),
    FILE("seed/devices/iphone-16-pro.json", seed_devices_iphone_16_pro_json),
    FILE("seed/devices/iphone-16.json", seed_devices_iphone_16_json),
    FILE("seed/devices/iphone-16e.json", seed_devices_iphone_16e_json),
    FILE("seed/devices/iphone-17-pro-max.json", seed_devices_iphone_17_pro_max_json),
    FILE("seed/devices/iphone-17-pro.json", seed_devices_iphone_17_pro_json),
    FILE("seed/devices/iphone-17.json", seed_devices_iphone_17_json),
    FILE("seed/devices/iphone-17e.json", seed_devices_iphone_17e_json),
    FILE("seed/devices/iphone-18-pro-max.json", seed_devices_iphone_18_pro_max_json),
    FILE("seed/devices/iphone-18-pro.json", seed_devices_iphone_18_pro_json),
    FILE("seed/devices/iphone-3g.json", seed_devices_iphone_3g_json),
    FILE("seed/devices/iphone-3gs.json", seed_devices_iphone_3gs_json),
    FILE("seed/devices/iphone-4.json", seed_devices_iphone_4_json),
    FILE("seed/devices/iphone-4s.json", seed_devices_iphone_4s_json),
    FILE("seed/devices/iphone-5.json", seed_devices_iphone_5_json),
    FILE("seed/devices/iphone-5c.json", seed_devices_iphone_5c_json),
    FILE("seed/devices/iphone-5s.json", seed_devices_iphone_5s_json),
    FILE("seed/devices/iphone-6-plus.json", seed_devices_iphone_6_plus_json),
    FILE("seed/devices/iphone-6.json", seed_devices_iphone_6_json),
    FILE("seed/devices/iphone-6s-plus.json", seed_devices_iphone_6s_plus_json),
    FILE("seed/devices/iphone-6s.json", seed_devices_iphone_6s_json),
    FILE("seed/devices/iphone-7-plus.json", seed_devices_iphone_7_plus_json),
    FILE("seed/devices/iphone-7.json", seed_devices_iphone_7_json),
    FILE("seed/devices/iphone-8-plus.json", seed_devices_iphone_8_plus_json),
    FILE("seed/devices/iphone-8.json", seed_devices_iphone_8_json),
    FILE("seed/devices/iphone-air.json", seed_devices_iphone_air_json),
    FILE("seed/devices/iphone-duo.json", seed_devices_iphone_duo_json),
    FILE("seed/devices/iphone-se-1.json", seed_devices_iphone_se_1_json),
    FILE("seed/devices/iphone-se-2.json", seed_devices_iphone_se_2_json),
    FILE("seed/devices/iphone-se-3.json", seed_devices_iphone_se_3_json),
    FILE("seed/devices/iphone-x.json", seed_devices_iphone_x_json),
    FILE("seed/devices/iphone-xr.json", seed_devices_iphone_xr_json),
    FILE("seed/devices/iphone-xs-max.json", seed_devices_iphone_xs_max_json),
    FILE("seed/devices/iphone-xs.json", seed_devices_iphone_xs_json),
    FILE("seed/devices/ipod-touch-1.json", seed_devices_ipod_touch_1_json),
    FILE("seed/devices/ipod-touch-2.json", seed_devices_ipod_touch_2_json),
    FILE("seed/devices/ipod-touch-3.json", seed_devices_ipod_touch_3_json),
    FILE("seed/devices/ipod-touch-4.json", seed_devices_ipod_touch_4_json),
    FILE("seed/devices/ipod-touch-5.json", seed_devices_ipod_touch_5_json),
    FILE("seed/devices/ipod-touch-6.json", seed_devices_ipod_touch_6_json),
    FILE("seed/devices/ipod-touch-7.json", seed_devices_ipod_touch_7_json),
    FILE("seed/metrics.json", seed_metrics_json),
    FILE("seed/redesigns.json", seed_redesigns_json),
    FILE("seed/releases.json", seed_releases_json),
    FILE("seed/rules/backButton.edgeMargin.json", seed_rules_backButton_edgeMargin_json),
    FILE("seed/rules/backButton.itemSpacing.json", seed_rules_backButton_itemSpacing_json),
    FILE("seed/rules/backButton.titleSpacing.json", seed_rules_backButton_titleSpacing_json),
    FILE("seed/rules/barButtonItem.barMargin.json", seed_rules_barButtonItem_barMargin_json),
    FILE("seed/rules/barButtonItem.customViewMinimumWidth.json", seed_rules_barButtonItem_customViewMinimumWidth_json),
    FILE("seed/rules/barButtonItem.edgeMargin.json", seed_rules_barButtonItem_edgeMargin_json),
    FILE("seed/rules/barButtonItem.internalPadding.json", seed_rules_barButtonItem_internalPadding_json),
    FILE("seed/rules/barButtonItem.minimumSpacing.json", seed_rules_barButtonItem_minimumSpacing_json),
    FILE("seed/rules/barButtonItem.platterContentInset.json", seed_rules_barButtonItem_platterContentInset_json),
    FILE("seed/rules/barButtonItem.platterHeight.json", seed_rules_barButtonItem_platterHeight_json),
    FILE("seed/rules/barButtonItem.platterMinimumWidth.json", seed_rules_barButtonItem_platterMinimumWidth_json),
    FILE("seed/rules/barButtonItem.slotSize.json", seed_rules_barButtonItem_slotSize_json),
    FILE("seed/rules/barButtonItem.spacing.json", seed_rules_barButtonItem_spacing_json),
    FILE("seed/rules/fixedSpace.minimumWidth.json", seed_rules_fixedSpace_minimumWidth_json),
    FILE("seed/rules/homeIndicator.height.json", seed_rules_homeIndicator_height_json),
    FILE("seed/rules/keyboard.height.json", seed_rules_keyboard_height_json),
    FILE("seed/rules/layoutMargins.leading.json", seed_rules_layoutMargins_leading_json),
    FILE("seed/rules/navigationBar.backgroundHeight.json", seed_rules_navigationBar_backgroundHeight_json),
    FILE("seed/rules/navigationBar.frameHeight.json", seed_rules_navigationBar_frameHeight_json),
    FILE("seed/rules/navigationBar.height.json", seed_rules_navigationBar_height_json),
    FILE("seed/rules/navigationBar.largeTitleHeight.json", seed_rules_navigationBar_largeTitleHeight_json),
    FILE("seed/rules/navigationBar.largeTitleLabelX.json", seed_rules_navigationBar_largeTitleLabelX_json),
    FILE("seed/rules/navigationBar.layoutMargins.leading.json", seed_rules_navigationBar_layoutMargins_leading_json),
    FILE("seed/rules/navigationBar.maxY.json", seed_rules_navigationBar_maxY_json),
    FILE("seed/rules/navigationBar.promptHeight.json", seed_rules_navigationBar_promptHeight_json),
    FILE("seed/rules/navigationBar.y.json", seed_rules_navigationBar_y_json),
    FILE("seed/rules/readableContent.width.json", seed_rules_readableContent_width_json),
    FILE("seed/rules/reservedRegion.fold.json", seed_rules_reservedRegion_fold_json),
    FILE("seed/rules/reservedRegion.statusCorner.json", seed_rules_reservedRegion_statusCorner_json),
    FILE("seed/rules/safeArea.cornerAdaptation.json", seed_rules_safeArea_cornerAdaptation_json),
    FILE("seed/rules/safeArea.height.json", seed_rules_safeArea_height_json),
    FILE("seed/rules/safeAreaInsets.bottom.json", seed_rules_safeAreaInsets_bottom_json),
    FILE("seed/rules/safeAreaInsets.left.json", seed_rules_safeAreaInsets_left_json),
    FILE("seed/rules/safeAreaInsets.right.json", seed_rules_safeAreaInsets_right_json),
    FILE("seed/rules/safeAreaInsets.top.json", seed_rules_safeAreaInsets_top_json),
    FILE("seed/rules/screen.height.json", seed_rules_screen_height_json),
    FILE("seed/rules/screen.safeAreaInsets.bottom.json", seed_rules_screen_safeAreaInsets_bottom_json),
    FILE("seed/rules/screen.safeAreaInsets.left.json", seed_rules_screen_safeAreaInsets_left_json),
    FILE("seed/rules/screen.safeAreaInsets.right.json", seed_rules_screen_safeAreaInsets_right_json),
    FILE("seed/rules/screen.safeAreaInsets.top.json", seed_rules_screen_safeAreaInsets_top_json),
    FILE("seed/rules/screen.width.json", seed_rules_screen_width_json),
    FILE("seed/rules/searchBar.fieldHeight.json", seed_rules_searchBar_fieldHeight_json),
    FILE("seed/rules/searchBar.height.json", seed_rules_searchBar_height_json),
    FILE("seed/rules/searchBar.rowHeight.json", seed_rules_searchBar_rowHeight_json),
    FILE("seed/rules/segmentedControl.height.json", seed_rules_segmentedControl_height_json),
    FILE("seed/rules/sensorHousing.height.json", seed_rules_sensorHousing_height_json),
    FILE("seed/rules/sensorHousing.width.json", seed_rules_sensorHousing_width_json),
    FILE("seed/rules/sensorHousing.y.json", seed_rules_sensorHousing_y_json),
    FILE("seed/rules/sheet.height.json", seed_rules_sheet_height_json),
    FILE("seed/rules/sheet.maximumDetentValue.json", seed_rules_sheet_maximumDetentValue_json),
    FILE("seed/rules/sheet.topOffset.json", seed_rules_sheet_topOffset_json),
    FILE("seed/rules/splitView.primaryColumnWidth.json", seed_rules_splitView_primaryColumnWidth_json),
    FILE("seed/rules/splitView.width.json", seed_rules_splitView_width_json),
    FILE("seed/rules/statusBar.height.json", seed_rules_statusBar_height_json),
    FILE("seed/rules/switch.height.json", seed_rules_switch_height_json),
    FILE("seed/rules/switch.width.json", seed_rules_switch_width_json),
    FILE("seed/rules/tabBar.bottomAccessoryHeight.json", seed_rules_tabBar_bottomAccessoryHeight_json),
    FILE("seed/rules/tabBar.frameHeight.json", seed_rules_tabBar_frameHeight_json),
    FILE("seed/rules/tabBar.height.json", seed_rules_tabBar_height_json),
    FILE("seed/rules/tabBar.platterBottomGap.json", seed_rules_tabBar_platterBottomGap_json),
    FILE("seed/rules/tabBar.platterHeight.json", seed_rules_tabBar_platterHeight_json),
    FILE("seed/rules/tabBar.platterSideInset.json", seed_rules_tabBar_platterSideInset_json),
    FILE("seed/rules/tabBar.width.json", seed_rules_tabBar_width_json),
    FILE("seed/rules/tabBar.y.json", seed_rules_tabBar_y_json),
    FILE("seed/rules/tableView.firstSectionHeaderHeight.json", seed_rules_tableView_firstSectionHeaderHeight_json),
    FILE("seed/rules/tableView.groupedFooterHeight.json", seed_rules_tableView_groupedFooterHeight_json),
    FILE("seed/rules/tableView.groupedHeaderHeight.json", seed_rules_tableView_groupedHeaderHeight_json),
    FILE("seed/rules/tableView.insetGroupedCornerRadius.json", seed_rules_tableView_insetGroupedCornerRadius_json),
    FILE("seed/rules/tableView.insetGroupedMargin.json", seed_rules_tableView_insetGroupedMargin_json),
    FILE("seed/rules/tableView.rowHeight.json", seed_rules_tableView_rowHeight_json),
    FILE("seed/rules/tableView.sectionHeaderHeight.json", seed_rules_tableView_sectionHeaderHeight_json),
    FILE("seed/rules/tableView.separatorInset.json", seed_rules_tableView_separatorInset_json),
    FILE("seed/rules/tableView.subtitleRowHeight.json", seed_rules_tableView_subtitleRowHeight_json),
    FILE("seed/rules/tableView.untitledSectionFooterHeight.json", seed_rules_tableView_untitledSectionFooterHeight_json),
    FILE("seed/rules/tableView.untitledSectionHeaderHeight.json", seed_rules_tableView_untitledSectionHeaderHeight_json),
    FILE("seed/rules/title.barButtonItemSpacing.json", seed_rules_title_barButtonItemSpacing_json),
    FILE("seed/rules/title.edgeMargin.json", seed_rules_title_edgeMargin_json),
    FILE("seed/rules/titleView.barButtonItemSpacing.json", seed_rules_titleView_barButtonItemSpacing_json),
    FILE("seed/rules/titleView.edgeMargin.json", seed_rules_titleView_edgeMargin_json),
    FILE("seed/rules/toolbar.frameHeight.json", seed_rules_toolbar_frameHeight_json),
    FILE("seed/rules/toolbar.height.json", seed_rules_toolbar_height_json),
    FILE("seed/rules/toolbar.platterBottomGap.json", seed_rules_toolbar_platterBottomGap_json),
    FILE("seed/rules/toolbar.platterHeight.json", seed_rules_toolbar_platterHeight_json),
    FILE("seed/rules/toolbar.platterSideInset.json", seed_rules_toolbar_platterSideInset_json),
    FILE("seed/rules/widget.height.json", seed_rules_widget_height_json),
    FILE("seed/rules/widget.width.json", seed_rules_widget_width_json),
    FILE("seed/rules/window.safeAreaInsets.top.json", seed_rules_window_safeAreaInsets_top_json),
    FILE("seed/sources.json", seed_sources_json),
    FILE("seed/techniques/alignment-rect-insets-with-fixed-space.json", seed_techniques_alignment_rect_insets_with_fixed_space_json),
    FILE("seed/techniques/alignment-rect-insets.json", seed_techniques_alignment_rect_insets_json),
    FILE("seed/techniques/automatically-adjusts-scroll-view-insets.json", seed_techniques_automatically_adjusts_scroll_view_insets_json),
    FILE("seed/techniques/constraint-editing.json", seed_techniques_constraint_editing_json),
    FILE("seed/techniques/content-edge-insets.json", seed_techniques_content_edge_insets_json),
    FILE("seed/techniques/content-inset-adjustment-behaviors.json", seed_techniques_content_inset_adjustment_behaviors_json),
    FILE("seed/techniques/content-view-layout-margins.json", seed_techniques_content_view_layout_margins_json),
    FILE("seed/techniques/estimated-heights-zero.json", seed_techniques_estimated_heights_zero_json),
    FILE("seed/techniques/frame-inside-safe-area.json", seed_techniques_frame_inside_safe_area_json),
    FILE("seed/techniques/header-view-method.json", seed_techniques_header_view_method_json),
    FILE("seed/techniques/move-stack-view.json", seed_techniques_move_stack_view_json),
    FILE("seed/techniques/move-subviews-before-11.json", seed_techniques_move_subviews_before_11_json),
    FILE("seed/techniques/navigation-bar-views-before-11.json", seed_techniques_navigation_bar_views_before_11_json),
    FILE("seed/techniques/navigation-bar-views-from-11.json", seed_techniques_navigation_bar_views_from_11_json),
    FILE("seed/techniques/negative-additional-safe-area.json", seed_techniques_negative_additional_safe_area_json),
    FILE("seed/techniques/negative-fixed-space.json", seed_techniques_negative_fixed_space_json),
    FILE("seed/techniques/never-adjust-everywhere.json", seed_techniques_never_adjust_everywhere_json),
    FILE("seed/techniques/never-adjust.json", seed_techniques_never_adjust_json),
    FILE("seed/techniques/reset-content-inset.json", seed_techniques_reset_content_inset_json),
    FILE("seed/techniques/self-sizing-from-11.json", seed_techniques_self_sizing_from_11_json),
    FILE("seed/techniques/small-header-height.json", seed_techniques_small_header_height_json),
    FILE("seed/techniques/tab-bar-frame-on-push.json", seed_techniques_tab_bar_frame_on_push_json),
    FILE("seed/techniques/tab-bar-jumps-on-push.json", seed_techniques_tab_bar_jumps_on_push_json),
    FILE("seed/techniques/tab-bar-subclass.json", seed_techniques_tab_bar_subclass_json),
    FILE("seed/techniques/table-shifts-from-11.json", seed_techniques_table_shifts_from_11_json),
    FILE("seed/techniques/title-view-with-hit-test.json", seed_techniques_title_view_with_hit_test_json),
};

const struct KeylineFile *keyline_files(void) { return files; }

size_t keyline_file_count(void) { return sizeof files / sizeof files[0]; }

const uint64_t keyline_recorded_checksum = 0x6717ba1a57dd10b9;
