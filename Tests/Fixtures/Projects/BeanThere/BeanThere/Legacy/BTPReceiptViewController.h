//
//  BTPReceiptViewController.h
//  BeanThere
//

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface BTPReceiptViewController : UIViewController

@property (nonatomic, copy, nullable) NSString *receiptText;

@property (weak, nonatomic) IBOutlet UITextView *textView;
@property (weak, nonatomic) IBOutlet UIButton *printButton;

- (IBAction)printTapped:(id)sender;

@end

NS_ASSUME_NONNULL_END
