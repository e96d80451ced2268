import UIKit

class CardViewController: UIViewController {
    @IBOutlet var styler: CardStyler!
}
