import UIKit

class CardViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!, priceLabel: UILabel!
}
