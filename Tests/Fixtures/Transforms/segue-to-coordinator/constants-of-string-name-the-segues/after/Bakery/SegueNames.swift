import UIKit

extension String {
    static let showCake = "showCake"
    static let oven = "showOven"
}
