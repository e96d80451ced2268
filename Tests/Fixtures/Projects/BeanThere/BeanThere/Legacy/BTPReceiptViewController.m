//
//  BTPReceiptViewController.m
//  BeanThere
//

#import "BTPReceiptViewController.h"

@implementation BTPReceiptViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    if (self.receiptText) {
        self.textView.text = self.receiptText;
    }
    self.printButton.enabled = [UIPrintInteractionController isPrintingAvailable];
    self.printButton.tintColor = [UIColor colorWithRed:0.435 green:0.306 blue:0.216 alpha:1];
}

- (IBAction)printTapped:(id)sender
{
    UIPrintInteractionController *controller = [UIPrintInteractionController sharedPrintController];
    controller.printFormatter = [self.textView viewPrintFormatter];
    [controller presentAnimated:YES completionHandler:nil];
}

@end
