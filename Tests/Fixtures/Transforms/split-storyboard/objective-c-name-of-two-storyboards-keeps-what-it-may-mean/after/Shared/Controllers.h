#import <UIKit/UIKit.h>

@interface HomeViewController : UIViewController
@end

@interface HelpViewController : UIViewController
@end

@interface HelpTopicViewController : UIViewController
@end

@interface OrdersViewController : UIViewController
@end

@interface OrderDetailViewController : UIViewController
@end

@interface OrderEditViewController : UIViewController
@end

@interface ProfileViewController : UIViewController
@end

@interface ProfileEditViewController : UIViewController
@end

@interface ProfilePhotoViewController : UIViewController
@end

@interface LiteHomeViewController : UIViewController
@end

@interface LiteOrdersViewController : UIViewController
@end

