import UIKit

final class ShelfViewController: SegueVisitingViewController {
    private let names = ["Sacher", "Linzer"]
}

extension ShelfViewController: CakeViewControllerVisitor {
    func visit(_ cake: CakeViewController, segue: UIStoryboardSegue, sender: Any?) {
        // The first one is the best.
        cake.name = names.first
    }
}

extension ShelfViewController: OvenViewControllerVisitor {
    func visit(_ oven: OvenViewController, segue: UIStoryboardSegue, sender: Any?) {
        oven.temperature = 200
    }
}
