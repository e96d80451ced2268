import UIKit

class CardViewController: UIViewController {
    weak var titleLabel: UILabel!
}
