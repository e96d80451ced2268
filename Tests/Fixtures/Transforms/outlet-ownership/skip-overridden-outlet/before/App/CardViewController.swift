import UIKit

class CardViewController: TitledViewController {
    @IBOutlet override weak var titleLabel: UILabel! {
        didSet { titleLabel.text = nil }
    }
}
