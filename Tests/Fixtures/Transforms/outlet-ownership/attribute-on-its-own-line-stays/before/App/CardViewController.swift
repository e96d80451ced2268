import UIKit

class CardViewController: UIViewController {
    @IBOutlet
    weak var titleLabel: UILabel!

    @available(iOS 13, *)
    @IBOutlet
    private weak var priceLabel: UILabel!
}
