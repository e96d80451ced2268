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

@implementation AccountViewController
@end

@implementation HomeViewController

- (void)showOrders {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    if (self.isEditing) {
        board = [UIStoryboard storyboardWithName:@"Account" bundle:nil];
    }
    self.title = board.description;
    [self showViewController:[board instantiateViewControllerWithIdentifier:@"Orders"] sender:nil];
}

@end
