import UIKit

final class MenuView: UIView {
    let price = UIColor.brandOrange
    let paper: UIColor = UIColor.paper
    @IBInspectable var border = UIColor(red: 1, green: 136/255, blue: 0, alpha: 1)

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = UIColor.brandOrange
        tintColor = UIColor.Shade.veil
        layer.backgroundColor = UIColor.brandOrange.cgColor
        if tintColor == UIColor(white: 1, alpha: 1) { return }
        color(UIColor(red: 1, green: 0.533, blue: 0 /* no blue */, alpha: 1))
        color(UIColor(displayP3Red: 1, green: 0.533, blue: 0, alpha: 1))
        color(UIColor(white: 0, alpha: 1))
    }

    func color(_ color: UIColor = UIColor(white: 1, alpha: 1)) {}
}
