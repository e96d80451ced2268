import UIKit

extension UIColor {
    static let red45 = UIColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
}
