import UIKit

/// Lets each segue connect the two screens between which it leads.
class SegueRoutingViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue as? RoutingSegue)?.connect(sender: sender)
    }
}

/// A segue that has its source prepare its destination.
class RoutingSegue: UIStoryboardSegue {
    /// Called once, before the destination is shown.
    func connect(sender: Any?) {}
}
