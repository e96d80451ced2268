#import "BAKSlideSegue.h"
