import UIKit

class CardViewController: UIViewController {
    @IBOutlet var hintView: UIView?

    func toggle(_ isShown: Bool) {
        guard let hintView else { return }
        if isShown { view.addSubview(hintView) } else { self.hintView?.removeFromSuperview() }
        self.hintView.map(view.addSubview)
        view.insertSubview(self.hintView!, at: 0)
    }
}
