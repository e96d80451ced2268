import UIKit

class CardViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!, priceLabel: UILabel!
}
