import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var emptyView: UIView!
    @IBOutlet private weak var hintView: UIView?
}
