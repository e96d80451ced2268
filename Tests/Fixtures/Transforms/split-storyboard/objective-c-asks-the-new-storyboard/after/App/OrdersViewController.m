#import "OrdersViewController.h"

@implementation OrdersViewController

- (void)openSettings {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Settings" bundle:nil];
    UIViewController *settings = [storyboard instantiateViewControllerWithIdentifier:@"Settings"];
    [self showViewController:settings sender:self];
}

- (void)openAbout {
    [self showViewController:[[UIStoryboard storyboardWithName:@"Settings" bundle:nil] instantiateViewControllerWithIdentifier:@"About"] sender:self];
}

@end
