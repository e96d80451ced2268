import UIKit

func start(_ card: CardViewController) {
    card.titleLabel.text = "Start"
}
