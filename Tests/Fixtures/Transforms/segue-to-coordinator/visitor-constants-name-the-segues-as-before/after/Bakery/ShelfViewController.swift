import UIKit

final class ShelfViewController: SegueVisitingViewController {
    private enum SegueIdentifier: String {
        case showCake
        case oven = "showOven"
    }

    func open(_ name: String) {
        performSegue(withIdentifier: SegueIdentifier.showCake.rawValue, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: SegueIdentifier.oven.rawValue, sender: nil)
    }
}

extension ShelfViewController: CakeViewControllerVisitor {
    func visit(_ cake: CakeViewController, segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case SegueIdentifier.showCake.rawValue:
            cake.name = sender as? String
        case SegueIdentifier.oven.rawValue:
            cake.name = nil
        default:
            break
        }
    }
}
