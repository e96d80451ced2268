import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet
    private var priceLabel: UILabel!
}
