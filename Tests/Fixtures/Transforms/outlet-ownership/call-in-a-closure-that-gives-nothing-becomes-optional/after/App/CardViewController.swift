import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel?

    func hide() {
        DispatchQueue.main.async { self.hintLabel?.sizeToFit() }
        UIView.animate(withDuration: 1, animations: { self.hintLabel?.alpha = 0 }, completion: { _ in self.hintLabel?.removeConstraints([]) })
        let done = { () -> Void in self.hintLabel?.layoutIfNeeded() }
        done()
    }
}
