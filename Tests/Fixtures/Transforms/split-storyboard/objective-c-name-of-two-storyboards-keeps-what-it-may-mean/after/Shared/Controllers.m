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

@implementation ProfileViewController
@end

@implementation ProfileEditViewController
@end

@implementation ProfilePhotoViewController
@end

@implementation LiteHomeViewController
@end

@implementation LiteOrdersViewController
@end

@implementation HomeViewController

- (void)showOrders {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    [self showViewController:[board instantiateViewControllerWithIdentifier:@"Orders"] sender:nil];
}

@end
