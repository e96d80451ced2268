import AppKit

class StepperView: NSView {
    @IBOutlet var contentView: NSView!
    @IBOutlet var countField: NSTextField!
}
