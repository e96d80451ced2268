#import "Controllers.h"

@implementation HelpViewController
@end

@implementation HelpTopicViewController
@end

@implementation OrdersViewController
@end

@implementation OrderDetailViewController
@end

@implementation OrderEditViewController
@end

@implementation HomeViewController

- (void)showEditorFrom:(OrdersViewController *)orders {
    UIViewController *editor = [orders.storyboard instantiateViewControllerWithIdentifier:@"OrderEdit"];
    [self showViewController:editor sender:nil];
}

- (void)showHelpFrom:(UIViewController *)other {
    UIViewController *help = [other.storyboard instantiateViewControllerWithIdentifier:@"Help"];
    [self showViewController:help sender:nil];
}

- (void)showOrders {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    [self showViewController:[board instantiateViewControllerWithIdentifier:@"Orders"] sender:nil];
}

@end
