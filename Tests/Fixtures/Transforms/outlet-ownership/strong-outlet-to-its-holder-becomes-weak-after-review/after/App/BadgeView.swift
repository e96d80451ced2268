import UIKit

class BadgeView: UIView {
    @IBOutlet weak var panel: UIView?
    @IBOutlet private weak var box: UIView?

    func grow() {
        box?.isHidden = false
    }
}
