import UIKit

final class ShelfViewController: SegueVisitingViewController {
    func edit(_ name: String) {
        performSegue(withIdentifier: "editCake", sender: name)
    }
}

extension ShelfViewController: CakeViewControllerVisitor {
    func visit(_ cake: CakeViewController, segue: UIStoryboardSegue, sender: Any?) {
        cake.name = sender as? String
    }
}
