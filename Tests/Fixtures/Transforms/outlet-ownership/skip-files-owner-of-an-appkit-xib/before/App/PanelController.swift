import AppKit

class PanelController: NSWindowController {

}
