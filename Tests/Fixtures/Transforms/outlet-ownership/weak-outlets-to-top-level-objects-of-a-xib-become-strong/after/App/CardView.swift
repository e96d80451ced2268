import UIKit

class CardView: UIView {
    @IBOutlet var contentView: UIView!
    @IBOutlet var closeTap: UITapGestureRecognizer!
    @IBOutlet var titleLabel: UILabel!

    func load() {
        Bundle.main.loadNibNamed("CardView", owner: self)
        addSubview(contentView)
    }
}
