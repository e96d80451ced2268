import UIKit

class CardViewController: UIViewController {
    @IBOutlet var hintLabel: UILabel?

    func show() {
        hintLabel?.isHidden = false
    }
}
