#import <UIKit/UIKit.h>

@interface RoastListViewController : UIViewController
@end

@implementation RoastListViewController

- (IBAction)showBeans {
    UIViewController *beans = [self.storyboard instantiateViewControllerWithIdentifier:@"Beans"];
    [self showViewController:beans sender:self];
}

@end
