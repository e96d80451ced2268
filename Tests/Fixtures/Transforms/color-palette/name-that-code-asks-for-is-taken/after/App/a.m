#import <UIKit/UIKit.h>
UIColor *f(void){ return [UIColor colorNamed:@"BrightBlue"]; }
