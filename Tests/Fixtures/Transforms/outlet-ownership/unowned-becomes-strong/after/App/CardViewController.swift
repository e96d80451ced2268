import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!
    @IBOutlet var noteLabel: UILabel!
}
