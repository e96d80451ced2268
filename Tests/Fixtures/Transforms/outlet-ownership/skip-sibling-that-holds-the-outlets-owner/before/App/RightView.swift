import UIKit

class RightView: UIView {
    @IBOutlet var left: LeftView!
}
