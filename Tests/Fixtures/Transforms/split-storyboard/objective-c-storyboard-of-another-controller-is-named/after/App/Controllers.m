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
    UIViewController *editor = [[UIStoryboard storyboardWithName:@"Orders" bundle:nil] instantiateViewControllerWithIdentifier:@"OrderEdit"];
    [self showViewController:editor sender:nil];
}

- (void)showHelpFrom:(UIViewController *)other {
    UIViewController *help = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Help"];
    [self showViewController:help sender:nil];
}

- (void)showOrders {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Orders" bundle:nil];
    [self showViewController:[board instantiateViewControllerWithIdentifier:@"Orders"] sender:nil];
}

@end
