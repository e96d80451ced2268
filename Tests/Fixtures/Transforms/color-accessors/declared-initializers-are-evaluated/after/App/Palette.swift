import UIKit

extension UIColor {
    static let brandOrange = UIColor.namedBrandOrange

    convenience init(hex: String, alpha: CGFloat = 1) {
        var digits = hex.trimmingCharacters(in: .whitespacesAndNewlines)
        if digits.hasPrefix("#") { digits.removeFirst() }
        var value: UInt64 = 0
        Scanner(string: digits).scanHexInt64(&value)
        self.init(
            red: CGFloat((value & 0xFF0000) >> 16) / 255, green: CGFloat((value & 0x00FF00) >> 8) / 255,
            blue: CGFloat(value & 0x0000FF) / 255, alpha: alpha)
    }

    convenience init?(name: String) {
        guard name == "orange" else { return nil }
        self.init(hex: "FF8800")
    }
}

let colors = [UIColor.namedBrandOrange, UIColor(hex: "#ff8800", alpha: 0.5), UIColor(hex: Theme.current.hex)]
let forced = UIColor.namedBrandOrange
let optional = UIColor(name: "orange")
