import UIKit

class CardViewController: UIViewController {
    @IBOutlet weak var titleLabel: UILabel! {
        didSet {
            titleLabel.font = .preferredFont(forTextStyle: .title1)
        }
    }
}
