import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet internal weak var priceLabel: UILabel!
    @IBOutlet
    weak
    var noteLabel: UILabel!
}
