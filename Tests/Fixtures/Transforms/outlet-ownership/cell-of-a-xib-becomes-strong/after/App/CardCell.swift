import UIKit

class CardCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!

    func show(_ title: String) {
        titleLabel.text = title
    }
}
