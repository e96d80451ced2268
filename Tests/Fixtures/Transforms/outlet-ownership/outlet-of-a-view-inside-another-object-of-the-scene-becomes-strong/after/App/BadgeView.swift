import UIKit

class BadgeView: UIView {
    @IBOutlet var countLabel: UILabel!
}
