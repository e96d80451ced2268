import UIKit

class CardViewController: UIViewController {
    /// What the card is called.
    @IBOutlet /* header */ weak /* first line */ var titleLabel: UILabel! // above the fold
    @IBOutlet weak // in euros
    var priceLabel: UILabel!
    @IBOutlet weak/*small*/var noteLabel: UILabel!
}
