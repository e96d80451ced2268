import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel!

    func show(_ text: String) {
        hintLabel.text = text
        print(hintLabel.frame)
        if hintLabel.isHidden { return }
        hintLabel.isHidden = true
    }

    var hint: String? { hintLabel.text }
}
