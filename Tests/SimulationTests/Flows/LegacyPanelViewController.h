#import <UIKit/UIKit.h>

@interface LegacyPanelViewController : UIViewController

@property (nonatomic, copy) NSString *panelName;

- (IBAction)openLog:(id)sender;

@end
