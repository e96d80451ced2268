import UIKit

class MenuViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
}
