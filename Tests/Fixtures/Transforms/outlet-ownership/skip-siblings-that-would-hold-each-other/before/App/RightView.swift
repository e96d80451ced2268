import UIKit

class RightView: UIView {
    @IBOutlet weak var left: LeftView!
}
