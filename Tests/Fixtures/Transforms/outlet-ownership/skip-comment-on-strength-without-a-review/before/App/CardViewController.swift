import UIKit

class CardViewController: UIViewController {
    // Weak on purpose: see the leak of 2017.
    @IBOutlet weak var titleLabel: UILabel!
}
