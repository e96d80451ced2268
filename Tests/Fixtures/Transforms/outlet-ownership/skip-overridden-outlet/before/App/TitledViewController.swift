import UIKit

class TitledViewController: UIViewController {
    var titleLabel: UILabel!
}
