import UIKit

class CardViewController: UIViewController {
    #if os(iOS)
    @IBOutlet weak var titleLabel: UILabel!
    #endif
}
