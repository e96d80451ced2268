#import <UIKit/UIKit.h>

@interface ShelfDelegate : NSObject <UITableViewDelegate>
@end
