import UIKit

func start(_ card: CardViewController) {
    card.hintLabel.text = "Start"
}
