import UIKit

class CardViewController: UIViewController {
    @IBOutlet var stack: UIStackView!
    @IBOutlet var hintView: UIView!
    var header: UIView?

    func showHint(_ isShown: Bool) {
        if isShown {
            header = hintView
        } else {
            stack.removeArrangedSubview(hintView)
            hintView.removeFromSuperview()
        }
    }
}
