#import <UIKit/UIKit.h>

NS_SWIFT_NAME(SlideSegue)
@interface BAKSlideSegue : UIStoryboardSegue
@end
