import UIKit

final class OvenViewController: UIViewController {
    var temperature: Int = 180
}

/// Prepares `OvenViewController` for a segue.
protocol OvenViewControllerVisitor: SegueVisitor {
    func visit(_ destination: OvenViewController, segue: UIStoryboardSegue, sender: Any?)
}

extension OvenViewController: SegueDestination {
    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?) {
        (visitor as? OvenViewControllerVisitor)?.visit(self, segue: segue, sender: sender)
    }
}
