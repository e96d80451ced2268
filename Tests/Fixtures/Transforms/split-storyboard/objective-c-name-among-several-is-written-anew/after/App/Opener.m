#import <UIKit/UIKit.h>

@interface Opener : NSObject
@end

@implementation Opener

- (UIViewController *)open:(BOOL)isPad {
    UIStoryboard *board = [UIStoryboard storyboardWithName:(isPad ? @"Pad" : @"Photo") bundle:nil];
    return [board instantiateViewControllerWithIdentifier:@"PhotoDetail"];
}

@end
