import UIKit

class CardViewController: UIViewController {
    /// What the card is called.
    @IBOutlet /* header */ /* first line */ var titleLabel: UILabel! // above the fold
    @IBOutlet // in euros
    var priceLabel: UILabel!
    @IBOutlet /*small*/var noteLabel: UILabel!
}
