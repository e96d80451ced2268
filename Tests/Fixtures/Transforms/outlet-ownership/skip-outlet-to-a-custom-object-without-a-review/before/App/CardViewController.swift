import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var styler: CardStyler!
}
