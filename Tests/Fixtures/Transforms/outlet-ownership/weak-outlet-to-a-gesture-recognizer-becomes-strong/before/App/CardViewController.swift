import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var refreshTap: UITapGestureRecognizer!
}
