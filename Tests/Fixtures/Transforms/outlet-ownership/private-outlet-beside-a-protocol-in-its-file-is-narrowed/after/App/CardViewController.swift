import UIKit

class CardViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!

    var isEmpty: Bool { get { titleLabel.text == nil } }
}

protocol Carded: AnyObject {
    var count: Int { get }
}
