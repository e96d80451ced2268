import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var hintView: UIView?

    func dismissHint() {
        hintView?.removeFromSuperview()
    }
}
