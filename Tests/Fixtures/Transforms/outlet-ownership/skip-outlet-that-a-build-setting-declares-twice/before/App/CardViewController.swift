import UIKit

class CardViewController: UIViewController {
    #if DEBUG
    @IBOutlet weak var titleLabel: UILabel!
    #else
    @IBOutlet private weak var titleLabel: UILabel!
    #endif
}
