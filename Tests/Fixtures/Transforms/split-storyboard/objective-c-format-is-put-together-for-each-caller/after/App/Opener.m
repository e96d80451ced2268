#import <UIKit/UIKit.h>

@interface Opener : NSObject
@end

@implementation Opener

- (UIViewController *)photo:(NSString *)kind {
    NSString *identifier = [NSString stringWithFormat:@"Photo%@", kind];
    return [[UIStoryboard storyboardWithName:@"Photo" bundle:nil] instantiateViewControllerWithIdentifier:identifier];
}

- (NSArray *)photos {
    return @[[self photo:@"Detail"], [self photo:@"Editor"]];
}

@end
