#import "ReceiptViewController.h"

@implementation ReceiptViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.titleLabel.text = @"Receipt";
}

@end
