import UIKit

enum Palette {
    static let nearlyBlack = UIColor(red: 34 / 255, green: 35 / 255, blue: 36 / 255, alpha: 1)
}
