import AppKit

class PanelView: NSView {
    @IBOutlet weak var owner: PanelController!
}
