import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleHeight: NSLayoutConstraint?

    func toggle(_ isExpanded: Bool) {
        titleHeight?.isActive = !isExpanded
    }
}
