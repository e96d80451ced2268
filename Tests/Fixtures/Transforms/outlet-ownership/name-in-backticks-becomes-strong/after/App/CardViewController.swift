import UIKit

class CardViewController: UIViewController {
    @IBOutlet var `default`: UILabel!
}
