#import <UIKit/UIKit.h>

@interface Opener : NSObject
@end

@implementation Opener

- (UIViewController *)open:(UIStoryboard *)board {
    return [board instantiateViewControllerWithIdentifier:@"PhotoDetail"];
}

- (UIViewController *)openOther {
    return [[self boards:2][0] instantiateViewControllerWithIdentifier:@"PhotoDetail"];
}

- (void)both:(NSArray *)boards {
    for (UIStoryboard *board in boards) {
        [[UIStoryboard storyboardWithName:@"PhotoList" bundle:nil] instantiateViewControllerWithIdentifier:@"PhotoEditor"];
    }
    [self open:[boards = boards firstObject]];
}

@end
