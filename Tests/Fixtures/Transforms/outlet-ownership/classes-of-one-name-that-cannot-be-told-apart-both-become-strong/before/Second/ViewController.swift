import UIKit

class ViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}
