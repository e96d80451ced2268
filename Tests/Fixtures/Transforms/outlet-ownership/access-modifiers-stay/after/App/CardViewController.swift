import UIKit

class CardViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private(set) var priceLabel: UILabel!
    @IBOutlet private var noteLabel: UILabel!
    @IBOutlet fileprivate(set) var dateLabel: UILabel!
    @IBOutlet public internal(set) var nameLabel: UILabel!
}
