import UIKit

/// Hands each segue to its destination, which calls back as exactly what it is.
class SegueVisitingViewController: UIViewController, SegueVisitor {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        visitDestination(of: segue, sender: sender)
    }
}

/// A screen that prepares others: it conforms to the visitor protocol of each destination that it prepares.
protocol SegueVisitor {}

extension SegueVisitor {
    func visitDestination(of segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? SegueDestination)?.accept(self, segue: segue, sender: sender)
    }
}

/// A screen that tells its visitors what it is.
protocol SegueDestination {
    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?)
}
