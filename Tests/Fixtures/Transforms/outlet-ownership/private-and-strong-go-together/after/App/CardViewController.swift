import UIKit

class CardViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!
    @IBOutlet
    private var noteLabel: UILabel!
}
