import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleHeight: NSLayoutConstraint!

    func expand() {
        titleHeight.constant = 240
    }
}
