import AppKit
import SwiftUI

struct MenuView: View {
    var body: some View {
        Color.brandOrange
        Color(white: 1)
        Color.brandOrange
        Color(nsColor: NSColor(calibratedRed: 1, green: 136 / 255, blue: 0, alpha: 1))
    }
}
