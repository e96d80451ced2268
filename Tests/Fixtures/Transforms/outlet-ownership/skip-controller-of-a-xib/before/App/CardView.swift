import UIKit

class CardView: UIView {
    @IBOutlet weak var controller: UIViewController!
}
