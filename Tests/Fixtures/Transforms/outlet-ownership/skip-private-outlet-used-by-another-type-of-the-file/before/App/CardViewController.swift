import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
}

struct Flow {
    func start(_ card: CardViewController) {
        card.titleLabel.text = "Start"
    }
}
