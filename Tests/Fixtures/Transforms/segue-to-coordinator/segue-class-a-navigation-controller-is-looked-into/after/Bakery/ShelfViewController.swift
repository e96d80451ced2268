import UIKit

final class ShelfViewController: SegueRoutingViewController {
    func edit(_ name: String) {
        performSegue(withIdentifier: "editCake", sender: name)
    }
}

extension ShelfViewController: EditCakeOutput {
    func prepareEditCake(_ cake: CakeInput, sender: Any?) {
        cake.name = sender as? String
    }
}
