import UIKit

@objc(ABCCardViewController)
class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
}
