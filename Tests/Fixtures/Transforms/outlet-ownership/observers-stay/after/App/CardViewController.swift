import UIKit

class CardViewController: UIViewController {
    @IBOutlet var titleLabel: UILabel! {
        didSet {
            titleLabel.font = .preferredFont(forTextStyle: .title1)
        }
    }
}
