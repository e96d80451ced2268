import UIKit

class CardViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private(set) weak var priceLabel: UILabel!
    @IBOutlet weak private var noteLabel: UILabel!
    @IBOutlet weak fileprivate(set) var dateLabel: UILabel!
    @IBOutlet public internal(set) weak var nameLabel: UILabel!
}
