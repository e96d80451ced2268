import UIKit

class CardViewController: UIViewController {
    @IBOutlet var emptyView: UIView!
    @IBOutlet private var hintView: UIView?
}
