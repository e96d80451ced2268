#import "OrdersViewController.h"

@implementation OrdersViewController

- (void)openSettings {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    UIViewController *settings = [storyboard instantiateViewControllerWithIdentifier:@"Settings"];
    [self showViewController:settings sender:self];
}

- (void)openAbout {
    [self showViewController:[self.storyboard instantiateViewControllerWithIdentifier:@"About"] sender:self];
}

@end
