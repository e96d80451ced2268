import UIKit

class StoresViewController: UIViewController {
    @IBOutlet weak var hintLabel: UILabel?
}
