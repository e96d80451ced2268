import AppKit

class AppDelegate: NSObject, NSApplicationDelegate {
    @IBOutlet var window: NSWindow!
}
