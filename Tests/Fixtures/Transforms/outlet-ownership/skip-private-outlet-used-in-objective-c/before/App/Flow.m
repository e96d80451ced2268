#import "App-Swift.h"

void ABCStart(CardViewController *card) {
    card.titleLabel.text = @"Start";
}
