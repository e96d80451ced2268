import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var titleHeight: NSLayoutConstraint?

    func toggle(_ isExpanded: Bool) {
        titleHeight?.isActive = !isExpanded
    }
}
