import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var `default`: UILabel!
}
