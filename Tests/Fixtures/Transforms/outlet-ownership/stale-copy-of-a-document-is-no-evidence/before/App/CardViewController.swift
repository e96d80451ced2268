import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}
