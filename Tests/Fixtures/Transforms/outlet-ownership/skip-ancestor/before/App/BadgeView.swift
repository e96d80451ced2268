import UIKit

class BadgeView: UIView {
    @IBOutlet weak var panel: UIView!
    @IBOutlet weak var own: BadgeView!
}
