// The named colors of the asset catalogs, kept by the Nibwright transform color-accessors.
// Run the recipe again after a color set comes, goes or is renamed: it writes this file anew.

import Foundation
#if canImport(AppKit)
import AppKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
extension NSColor {
    static var brandOrange: NSColor { NSColor.catalogColor("Brand Orange") }
    static var paper: NSColor { NSColor.catalogColor("Paper") }

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

#if canImport(SwiftUI)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
    static var brandOrange: Color { Color.catalogColor("Brand Orange") }
    static var paper: Color { Color.catalogColor("Paper") }

    private static func catalogColor(_ name: String) -> Color {
        Color(name, bundle: ColorBundle.bundle)
    }
}
#endif

private final class ColorBundleToken {}

private enum ColorBundle {
    static var bundle: Bundle { Bundle(for: ColorBundleToken.self) }
}
