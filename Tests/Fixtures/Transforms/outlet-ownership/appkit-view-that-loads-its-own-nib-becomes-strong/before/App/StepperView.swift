import AppKit

class StepperView: NSView {
    @IBOutlet weak var contentView: NSView!
    @IBOutlet weak var countField: NSTextField!
}
