#import <UIKit/UIKit.h>

@interface CounterViewController : UIViewController
@end

@implementation CounterViewController
@end

@interface ShiftsViewController : UIViewController
@end

@implementation ShiftsViewController
@end

@interface BreaksViewController : UIViewController
@end

@implementation BreaksViewController
@end

@interface RoastDetailViewController : UIViewController
@end

@implementation RoastDetailViewController
@end

@interface RoastEditorViewController : UIViewController
@end

@implementation RoastEditorViewController
@end

@interface BeanListViewController : UIViewController
@end

@implementation BeanListViewController
@end
