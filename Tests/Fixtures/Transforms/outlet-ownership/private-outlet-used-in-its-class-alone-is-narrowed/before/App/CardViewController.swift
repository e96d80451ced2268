import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet private(set) var priceLabel: UILabel!

    func show() {
        titleLabel.text = priceLabel.text
    }
}

extension CardViewController {
    func hide() {
        titleLabel.isHidden = true
    }
}
