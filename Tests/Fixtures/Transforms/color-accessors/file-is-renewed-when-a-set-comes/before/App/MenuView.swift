import UIKit

final class MenuView: UIView {
    let price = UIColor(red: 255/255, green: 136/255, blue: 0, alpha: 1)
    let paper: UIColor = .init(white: 1, alpha: 1)
    @IBInspectable var border = UIColor(red: 1, green: 136/255, blue: 0, alpha: 1)

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = #colorLiteral(red: 1, green: 0.5333333333, blue: 0, alpha: 1)
        tintColor = UIColor(white: 0.2, alpha: 1).withAlphaComponent(0.5)
        layer.backgroundColor = UIColor(red: 1, green: 0.5334, blue: 0, alpha: 1).cgColor
        if tintColor == UIColor(white: 1, alpha: 1) { return }
        color(UIColor(red: 1, green: 0.533, blue: 0 /* no blue */, alpha: 1))
        color(UIColor(displayP3Red: 1, green: 0.533, blue: 0, alpha: 1))
        color(UIColor(white: 0, alpha: 1))
    }

    func color(_ color: UIColor = UIColor(white: 1, alpha: 1)) {}
}
