import UIKit

class CardViewController: UIViewController {
    let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        hintLabel.text = "Hint"
    }

    func clear(card: CardViewController) {
        card.hintLabel.text = nil
    }
}
