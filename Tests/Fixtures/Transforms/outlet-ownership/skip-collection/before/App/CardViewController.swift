import UIKit

class CardViewController: UIViewController {
    @IBOutlet var labels: [UILabel]!
}
