// The named colors of the asset catalogs, kept by the Nibwright transform color-accessors.
// Run the recipe again after a color set comes, goes or is renamed: it writes this file anew.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(AppKit)
import AppKit
#endif

#if canImport(UIKit)
extension UIColor {
    public static var brandOrange: UIColor { UIColor.catalogColor("Brand Orange") }

    private static func catalogColor(_ name: String) -> UIColor {
        #if os(watchOS)
        let color = UIColor(named: name)
        #else
        let color = UIColor(named: name, in: ColorBundle.bundle, compatibleWith: nil)
        #endif
        guard let color = color else {
            assertionFailure("No asset catalog has a color \(name).")
            return .clear
        }
        return color
    }
}
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
extension NSColor {
    public static var brandOrange: NSColor { NSColor.catalogColor("Brand Orange") }

    private static func catalogColor(_ name: String) -> NSColor {
        let color = NSColor(named: name, bundle: ColorBundle.bundle)
        guard let color = color else {
            assertionFailure("No asset catalog has a color \(name).")
            return .clear
        }
        return color
    }
}
#endif

private enum ColorBundle {
    static var bundle: Bundle { Bundle.module }
}
