import UIKit

@propertyWrapper
struct Tinted {
    let color: UIColor
    var wrappedValue = ""

    init(_ color: UIColor) {
        self.color = color
    }
}

final class MenuView: UIView {
    @Tinted(UIColor(red: 1, green: 136/255, blue: 0, alpha: 1)) var name: String
}

@inlinable
public func price() -> UIColor {
    UIColor(red: 1, green: 136/255, blue: 0, alpha: 1)
}
