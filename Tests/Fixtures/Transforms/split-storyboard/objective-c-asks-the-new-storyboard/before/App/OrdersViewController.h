#import <UIKit/UIKit.h>

@interface OrdersViewController : UIViewController
@end
