import UIKit

extension UIColor {
    static let brightRed = UIColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)
    static let softGreen = UIColor(red: 0.4, green: 0.7, blue: 0.5, alpha: 1)
}
