// The named colors of the asset catalogs, kept by the Nibwright transform color-accessors.
// Run the recipe again after a color set comes, goes or is renamed: it writes this file anew.

import Foundation
#if canImport(UIKit)
import UIKit
#endif

#if canImport(UIKit)
extension UIColor {
    static var namedOrange: UIColor { UIColor.catalogColor("Orange") }

    private static func catalogColor(_ name: String) -> UIColor {
        let color = UIColor(named: name, in: ColorBundle.bundle, compatibleWith: nil)
        guard let color = color else {
            assertionFailure("No asset catalog has a color \(name).")
            return .clear
        }
        return color
    }
}
#endif

private final class ColorBundleToken {}

private enum ColorBundle {
    static var bundle: Bundle { Bundle(for: ColorBundleToken.self) }
}
