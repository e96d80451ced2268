import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var titleHeight: NSLayoutConstraint!

    func expand() {
        titleHeight?.isActive = false
    }
}
