#import <UIKit/UIKit.h>

#define SCREEN(name) [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:name]

@interface Opener : NSObject
@end

@implementation Opener

- (UIViewController *)open {
    return SCREEN(@"PhotoDetail");
}

@end
