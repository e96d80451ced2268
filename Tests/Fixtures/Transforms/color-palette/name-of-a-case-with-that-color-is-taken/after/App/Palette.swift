import UIKit

enum Palette {
    case tangerine, warmOrange

    var color: UIColor {
        switch self {
        case .tangerine: return UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        case .warmOrange: return UIColor(red: 247 / 255, green: 128 / 255, blue: 51 / 255, alpha: 1)
        }
    }
}
