import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleHeight: NSLayoutConstraint!

    func expand() {
        titleHeight.isActive = false
    }
}
