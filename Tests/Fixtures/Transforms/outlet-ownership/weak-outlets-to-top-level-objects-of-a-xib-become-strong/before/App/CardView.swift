import UIKit

class CardView: UIView {
    @IBOutlet weak var contentView: UIView!
    @IBOutlet weak var closeTap: UITapGestureRecognizer!
    @IBOutlet weak var titleLabel: UILabel!

    func load() {
        Bundle.main.loadNibNamed("CardView", owner: self)
        addSubview(contentView)
    }
}
