// What generated headers use of Foundation, for machines that have none.
#define nil ((id)0)
typedef struct objc_class *Class;
__attribute__((objc_root_class)) @interface NSObject { Class isa; }
@end
@interface NSString : NSObject
@property(readonly) const char *_Nullable UTF8String;
@end
@interface NSConstantString : NSString { const char *characters; unsigned length; }
@end
@interface NSNumber : NSObject
+ (NSNumber *_Nonnull)numberWithDouble:(double)value;
@end
