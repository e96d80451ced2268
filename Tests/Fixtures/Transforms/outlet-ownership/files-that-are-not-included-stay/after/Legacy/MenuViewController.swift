import UIKit

class MenuViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel!
}
