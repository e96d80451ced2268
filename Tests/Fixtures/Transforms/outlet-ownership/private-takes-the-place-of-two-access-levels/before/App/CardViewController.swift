import UIKit

class CardViewController: UIViewController {
    @IBOutlet internal private(set) var titleLabel: UILabel!
}
