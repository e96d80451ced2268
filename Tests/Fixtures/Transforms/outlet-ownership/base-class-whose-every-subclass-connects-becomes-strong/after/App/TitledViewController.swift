import UIKit

class TitledViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
}
