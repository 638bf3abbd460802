// What the code of `keyline adapt` uses of UIKit, for machines that have none.
#include <math.h>

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((void *)0)
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define API_AVAILABLE(...)
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion;
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
    return (CGRect){ { x, y }, { width, height } };
}
static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
    return (UIEdgeInsets){ top, left, bottom, right };
}
static inline BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets one, UIEdgeInsets other) {
    return one.top == other.top && one.left == other.left && one.bottom == other.bottom && one.right == other.right;
}
extern const CGSize UILayoutFittingExpandedSize;
typedef enum : NSInteger { UIUserInterfaceIdiomPhone } UIUserInterfaceIdiom;
typedef enum : NSInteger { UIBarButtonSystemItemFixedSpace = 6 } UIBarButtonSystemItem;
typedef enum : NSInteger { UIScrollViewContentInsetAdjustmentNever = 2 } UIScrollViewContentInsetAdjustmentBehavior;

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
@end
@interface NSString : NSObject
+ (instancetype)stringWithUTF8String:(const char *)text;
@end
@interface NSConstantString : NSString
@end
@interface NSArray<Object> : NSObject
+ (instancetype)array;
+ (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count;
- (BOOL)containsObject:(Object)object;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained *)objects count:(NSUInteger)count;
@end
@interface NSMutableArray<Object> : NSArray<Object>
- (void)addObject:(Object)object;
@end
@interface NSDictionary<Key, Object> : NSObject
- (Object)objectForKeyedSubscript:(Key)key;
@end
@interface NSProcessInfo : NSObject
@property (class, readonly) NSProcessInfo *processInfo;
@property (readonly) NSDictionary<NSString *, NSString *> *environment;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@end
@interface UITraitCollection : NSObject
@property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end
@interface NSLayoutConstraint : NSObject
@property BOOL active;
@end
@interface NSLayoutDimension : NSObject
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
@end
@interface UIView : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (readonly) UIView *superview;
@property (readonly) UITraitCollection *traitCollection;
@property (readonly) UIEdgeInsets safeAreaInsets;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;
- (UIEdgeInsets)alignmentRectInsets;
- (CGSize)intrinsicContentSize;
@end
@interface UIButton : UIView
@end
@interface UITabBar : UIView
@end
@interface UINavigationBar : UIView
@end
@interface UIScrollView : UIView
@property UIEdgeInsets contentInset;
@property CGPoint contentOffset;
@property (readonly) UIEdgeInsets adjustedContentInset;
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@end
@interface UITableView : UIScrollView
@property CGFloat estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
@end
@interface UIBarButtonItem : NSObject
@property CGFloat width;
- (instancetype)initWithCustomView:(UIView *)view;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
@end
@interface UINavigationItem : NSObject
@property NSArray<UIBarButtonItem *> *leftBarButtonItems;
@end
@protocol UILayoutSupport
@property (readonly) CGFloat length;
@end
@class UINavigationController;
@interface UIViewController : NSObject
@property UIView *view;
@property (readonly) UINavigationItem *navigationItem;
@property (readonly) UINavigationController *navigationController;
@property BOOL automaticallyAdjustsScrollViewInsets;
@property (readonly) id<UILayoutSupport> topLayoutGuide, bottomLayoutGuide;
@end
@interface UINavigationController : UIViewController
@property (readonly) UINavigationBar *navigationBar;
@end
