import UIKit

class CardViewController: UIViewController {
    @IBOutlet var hintView: UIView!

    func dismissHint() {
        hintView.removeFromSuperview()
    }

    func showHint() {
        view.addSubview(hintView)
    }
}
