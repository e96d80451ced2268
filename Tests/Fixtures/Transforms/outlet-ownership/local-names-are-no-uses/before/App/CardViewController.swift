import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel!

    func show(_ hintLabel: UILabel) {
        hintLabel.text = "Parameter"
    }

    func make() -> UILabel {
        let hintLabel = UILabel()
        hintLabel.text = "hintLabel.text" // hintLabel.text
        return hintLabel
    }
}
