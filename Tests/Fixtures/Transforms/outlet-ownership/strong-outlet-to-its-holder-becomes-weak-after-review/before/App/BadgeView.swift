import UIKit

class BadgeView: UIView {
    @IBOutlet var panel: UIView?
    @IBOutlet private var box: UIView!

    func grow() {
        box.isHidden = false
    }
}
