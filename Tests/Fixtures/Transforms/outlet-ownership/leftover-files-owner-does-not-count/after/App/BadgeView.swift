import UIKit

class BadgeView: UIView {
    @IBOutlet var countLabel: UILabel!

    static func make() -> BadgeView {
        UINib(nibName: "BadgeView", bundle: nil).instantiate(withOwner: nil).first as! BadgeView
    }
}
