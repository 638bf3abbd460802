import KeylineModel

extension ObjectiveCSnippet {
  static func zeroEdgeMargin(_ height: Length) -> String {
    """
    /// The custom view of a bar button item at the left edge of the screen.
    @interface EdgeButton : UIButton
    @end

    @implementation EdgeButton

    - (UIEdgeInsets)alignmentRectInsets {
        if (@available(iOS 11.0, *)) {
            return UIEdgeInsetsMake(0, EdgeMargin(), 0, -EdgeMargin());
        }
        return [super alignmentRectInsets];
    }

    @end

    /// Puts a button at the left edge; the space in front of it lets all of it take touches.
    static inline void SetLeftEdgeButton(UINavigationItem *item, EdgeButton *button, CGFloat width) {
        UIBarButtonItem *spacer =
            [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace
                                                          target:nil
                                                          action:nil];
        spacer.width = -EdgeMargin();
        if (@available(iOS 11.0, *)) {
            button.translatesAutoresizingMaskIntoConstraints = NO;
            [button.widthAnchor constraintEqualToConstant:width].active = YES;
            [button.heightAnchor constraintEqualToConstant:\(height)].active = YES;
        } else {
            button.frame = CGRectMake(0, 0, width, \(height));
        }
        item.leftBarButtonItems = @[ spacer, [[UIBarButtonItem alloc] initWithCustomView:button] ];
    }

    """
  }

  static func itemSpacing(_ height: Length) -> String {
    """
    /// The custom view of a bar button item, shifted to the left of its place in the bar.
    @interface ShiftedButton : UIButton
    @property (nonatomic) CGFloat shift;
    @end

    @implementation ShiftedButton

    - (UIEdgeInsets)alignmentRectInsets {
        return UIEdgeInsetsMake(0, self.shift, 0, -self.shift);
    }

    @end

    /// Puts buttons of one width at a margin and with a gap, from iOS 11 on.
    API_AVAILABLE(ios(11.0))
    static inline void SetLeftButtons(UINavigationItem *item, NSArray<ShiftedButton *> *buttons,
                                      CGFloat width, CGFloat margin, CGFloat gap) {
        UIBarButtonItem *spacer =
            [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace
                                                          target:nil
                                                          action:nil];
        spacer.width = margin - EdgeMargin();
        NSMutableArray<UIBarButtonItem *> *items = [NSMutableArray arrayWithObject:spacer];
        CGFloat shift = EdgeMargin() - margin;
        for (ShiftedButton *button in buttons) {
            button.shift = shift;
            button.translatesAutoresizingMaskIntoConstraints = NO;
            [button.widthAnchor constraintEqualToConstant:width].active = YES;
            [button.heightAnchor constraintEqualToConstant:\(height)].active = YES;
            [items addObject:[[UIBarButtonItem alloc] initWithCustomView:button]];
            shift += ItemSpacing() - gap;
        }
        item.leftBarButtonItems = items;
    }

    """
  }
}
