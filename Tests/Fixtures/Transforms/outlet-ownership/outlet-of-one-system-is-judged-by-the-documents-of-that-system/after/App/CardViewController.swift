import UIKit

class CardViewController: UIViewController {
    #if os(iOS)
    @IBOutlet var titleLabel: UILabel!
    #endif
}
