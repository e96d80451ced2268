import UIKit

class CardViewController: UIViewController {
    @IBOutlet unowned var titleLabel: UILabel!
    @IBOutlet unowned(unsafe) private var priceLabel: UILabel!
    @IBOutlet unowned(safe) var noteLabel: UILabel!
}
