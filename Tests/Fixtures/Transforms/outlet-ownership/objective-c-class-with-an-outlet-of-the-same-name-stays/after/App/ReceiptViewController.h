#import <UIKit/UIKit.h>

@interface ReceiptViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end
