import UIKit

class CardViewController: UIViewController {
    @IBOutlet public var titleLabel: UILabel!
}
