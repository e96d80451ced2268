#import "ShelfViewController.h"

@implementation ShelfViewController
@end
