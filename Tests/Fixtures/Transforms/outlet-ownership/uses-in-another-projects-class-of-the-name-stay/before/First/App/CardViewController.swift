import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        hintLabel.text = "Hint"
        self.hintLabel.alpha += 0.5
        hintLabel.sizeToFit()
        _ = hintLabel.becomeFirstResponder()
        hintLabel.layer.cornerRadius = 4
        if let label = hintLabel { label.isHidden = false }
        if hintLabel != nil { hintLabel!.isHidden = true }
        hintLabel?.isEnabled = true
    }

    func hide() {
        UIView.animate(withDuration: 0.2) { [weak self] in
            self?.hintLabel.alpha = 0
        }
    }

    func forget() {
        hintLabel = nil
    }
}
