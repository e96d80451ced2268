import UIKit

class BigCardViewController: CardViewController {
    @IBOutlet override var titleLabel: UILabel! {
        didSet { resize() }
    }

    func resize() {}
}
