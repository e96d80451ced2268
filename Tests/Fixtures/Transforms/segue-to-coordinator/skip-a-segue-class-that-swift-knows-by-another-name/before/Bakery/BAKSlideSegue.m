#import "BAKSlideSegue.h"

@implementation BAKSlideSegue
- (void)perform {
    [self.sourceViewController presentViewController:self.destinationViewController animated:NO completion:nil];
}
@end
