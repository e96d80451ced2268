import UIKit

class TitledViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}
