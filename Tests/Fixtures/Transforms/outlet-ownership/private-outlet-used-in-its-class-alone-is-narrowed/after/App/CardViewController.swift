import UIKit

class CardViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!

    func show() {
        titleLabel.text = priceLabel.text
    }
}

extension CardViewController {
    func hide() {
        titleLabel.isHidden = true
    }
}
