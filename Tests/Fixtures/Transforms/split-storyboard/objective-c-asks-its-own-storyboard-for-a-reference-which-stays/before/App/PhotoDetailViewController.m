#import <UIKit/UIKit.h>

@interface PhotoDetailViewController : UIViewController
@end

@implementation PhotoDetailViewController

- (void)open:(BOOL)isDetail {
    NSString *name = isDetail ? @"OrderDetail" : @"SettingsAbout";
    [self presentViewController:[self.storyboard instantiateViewControllerWithIdentifier:name] animated:YES completion:nil];
}

@end
