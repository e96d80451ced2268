import UIKit

class RatingView: UIView {
    @IBOutlet weak var delegate: AnyObject!
    @IBOutlet weak var source: RatingDataSource!
}
