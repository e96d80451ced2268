#import <UIKit/UIKit.h>

@interface CardViewController : UIViewController
@end
