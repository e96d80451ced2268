// The sample app's Objective-C classes, in Swift, method by method.

import UIKit

class BTPReceiptViewController: UIViewController {

    @objc var receiptText: String?
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var printButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        if let receiptText { textView.text = receiptText }
        printButton.isEnabled = UIPrintInteractionController.isPrintingAvailable
    }

    @IBAction func printTapped(_ sender: Any) {
        let controller = UIPrintInteractionController.shared
        controller.printFormatter = textView.viewPrintFormatter()
        controller.present(animated: true)
    }
}

class LegacyReceiptPrinter: NSObject {

    private let columns: Int
    private var lines: [String] = []

    init(columns: Int) { self.columns = columns }

    var text: String { lines.joined(separator: "\n") }

    class func testPage() -> String {
        let printer = LegacyReceiptPrinter(columns: 32)
        printer.addLine("BeanThere", amount: "TEST")
        printer.addLine("1 x Espresso", amount: "$2.60")
        return printer.text
    }

    func addLine(_ title: String, amount: String) {
        let room = max(1, columns - amount.count)
        lines.append(title.padding(toLength: room, withPad: " ", startingAt: 0) + amount)
    }
}
