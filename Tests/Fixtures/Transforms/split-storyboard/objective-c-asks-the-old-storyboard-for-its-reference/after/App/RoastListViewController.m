#import <UIKit/UIKit.h>

@interface RoastListViewController : UIViewController
@end

@implementation RoastListViewController

- (IBAction)showBeans {
    UIViewController *beans = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Beans"];
    [self showViewController:beans sender:self];
}

@end
