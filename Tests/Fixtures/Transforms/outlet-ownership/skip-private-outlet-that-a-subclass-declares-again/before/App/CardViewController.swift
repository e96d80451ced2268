import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
}
