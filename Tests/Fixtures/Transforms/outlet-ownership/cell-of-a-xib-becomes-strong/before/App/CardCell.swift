import UIKit

class CardCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!

    func show(_ title: String) {
        titleLabel.text = title
    }
}
