#import <UIKit/UIKit.h>

@interface Opener : NSObject
- (UIViewController *)screen:(NSString *)name;
@end
