import UIKit

struct Flow {
    func start(_ card: CardViewController) {
        card.hintLabel.text = "Start"
        (card as CardViewController).hintLabel.isHidden = false
    }
}

class Other {
    let hintLabel = UILabel()
    func start() { hintLabel.text = "Other" }
}
