import AppKit

class PanelController: NSWindowController {
    @IBOutlet var nameField: NSTextField!
    @IBOutlet var contextMenu: NSMenu!
}
