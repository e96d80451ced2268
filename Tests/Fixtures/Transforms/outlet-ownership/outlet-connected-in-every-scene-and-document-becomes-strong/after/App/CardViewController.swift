import UIKit

class CardViewController: UIViewController {
    @IBOutlet var hintLabel: UILabel!
}
