#import "Bakery-Swift.h"

void OpenCake(ShelfViewController *shelf) {
    [shelf performSegueWithIdentifier:@"showCake" sender:nil];
}
