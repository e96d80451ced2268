// What the Objective-C of the fixtures says of Foundation and UIKit, so that clang can check it without either.

#pragma clang assume_nonnull begin

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
typedef long NSInteger;
typedef double CGFloat;
typedef void (^dispatch_block_t)(void);
typedef struct dispatch_queue_s *dispatch_queue_t;
dispatch_queue_t dispatch_get_main_queue(void);
void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);

@protocol NSObject
- (BOOL)isKindOfClass:(Class)aClass;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
+ (instancetype)new;
+ (Class)class;
- (instancetype)init;
@end

@interface NSString : NSObject
- (BOOL)isEqualToString:(NSString *)other;
@end

@interface NSIndexPath : NSObject
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@end

@interface UIView : NSObject
@property (nonatomic) CGFloat alpha;
@end

@interface UIButton : UIView
@end

@interface UITableViewCell : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@end

@interface UITableView : UIView
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
@end

@class UIStoryboardSegue;

@interface UIViewController : NSObject
@property (nonatomic, strong, null_resettable) UIView *view;
@property (nonatomic, copy, nullable) NSString *title;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
@end

@interface UINavigationController : UIViewController
@property (nonatomic, readonly, strong, nullable) UIViewController *topViewController;
@end

@interface UITableViewController : UIViewController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface UIStoryboardSegue : NSObject
@property (nonatomic, copy, readonly, nullable) NSString *identifier;
@property (nonatomic, readonly) __kindof UIViewController *sourceViewController;
@property (nonatomic, readonly) __kindof UIViewController *destinationViewController;
@end

#pragma clang assume_nonnull end
