import UIKit

final class CakeViewController: UIViewController {
    var name: String?
}

/// Prepares `CakeViewController` for a segue.
protocol CakeViewControllerVisitor: SegueVisitor {
    func visit(_ destination: CakeViewController, segue: UIStoryboardSegue, sender: Any?)
}

extension CakeViewController: SegueDestination {
    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?) {
        (visitor as? CakeViewControllerVisitor)?.visit(self, segue: segue, sender: sender)
    }
}
