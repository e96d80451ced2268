import UIKit

class RatingView: UIView {
    @IBOutlet weak var controller: UIViewController!
}
