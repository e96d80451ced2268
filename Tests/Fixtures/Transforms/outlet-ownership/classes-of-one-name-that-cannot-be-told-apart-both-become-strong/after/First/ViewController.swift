import UIKit

class ViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
}
