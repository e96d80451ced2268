import UIKit

class BadgeView: UIView {
    @IBOutlet weak var countLabel: UILabel!
}
