import AppKit

class PanelController: NSWindowController {
    @IBOutlet weak var people: NSArrayController!
}
