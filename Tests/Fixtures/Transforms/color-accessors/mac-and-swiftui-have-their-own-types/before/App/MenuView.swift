import AppKit
import SwiftUI

struct MenuView: View {
    var body: some View {
        Color(red: 1, green: 136 / 255, blue: 0)
        Color(white: 1)
        Color(nsColor: NSColor(srgbRed: 1, green: 136 / 255, blue: 0, alpha: 1))
        Color(nsColor: NSColor(calibratedRed: 1, green: 136 / 255, blue: 0, alpha: 1))
    }
}
