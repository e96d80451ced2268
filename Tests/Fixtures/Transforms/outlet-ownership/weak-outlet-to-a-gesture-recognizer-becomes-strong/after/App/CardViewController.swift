import UIKit

class CardViewController: UIViewController {
    @IBOutlet var refreshTap: UITapGestureRecognizer!
}
