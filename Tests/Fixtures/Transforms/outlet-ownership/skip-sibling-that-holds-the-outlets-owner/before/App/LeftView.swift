import UIKit

class LeftView: UIView {
    @IBOutlet weak var right: RightView!
}
