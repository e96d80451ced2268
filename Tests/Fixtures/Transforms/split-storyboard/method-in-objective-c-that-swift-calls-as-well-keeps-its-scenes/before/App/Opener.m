#import "Opener.h"

@implementation Opener

- (UIViewController *)screen:(NSString *)name {
    return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:name];
}

- (UIViewController *)photo {
    return [self screen:@"PhotoDetail"];
}

@end
