import UIKit

extension UIColor {
    static var chatBubble: UIColor { UIColor(red: 34 / 255, green: 35 / 255, blue: 36 / 255, alpha: 1) }
}
