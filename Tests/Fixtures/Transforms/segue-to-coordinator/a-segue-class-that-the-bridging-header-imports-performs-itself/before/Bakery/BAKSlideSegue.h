#import <UIKit/UIKit.h>

@interface BAKSlideSegue : UIStoryboardSegue
@end
