#import "LegacyPanelViewController.h"

@implementation LegacyPanelViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.panelName = @"Panel";
}

- (IBAction)openLog:(id)sender {
    [self performSegueWithIdentifier:@"showLog" sender:@"from the panel"];
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    segue.destinationViewController.title = self.panelName;
}

@end
