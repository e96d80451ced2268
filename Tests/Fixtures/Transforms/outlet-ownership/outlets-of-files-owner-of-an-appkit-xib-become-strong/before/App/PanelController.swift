import AppKit

class PanelController: NSWindowController {
    @IBOutlet weak var nameField: NSTextField!
    @IBOutlet weak var contextMenu: NSMenu!
}
