import UIKit

class RatingView: UIView {
    @IBOutlet weak var listener: (any RatingListening)!
}
