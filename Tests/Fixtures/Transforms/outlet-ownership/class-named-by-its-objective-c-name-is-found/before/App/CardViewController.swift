import UIKit

@objc(ABCCardViewController)
class CardViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}
