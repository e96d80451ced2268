import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel!
}
