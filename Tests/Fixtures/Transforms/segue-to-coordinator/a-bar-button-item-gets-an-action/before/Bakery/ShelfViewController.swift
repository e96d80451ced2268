import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "addCake", let cake = segue.destination as? CakeViewController else { return }
        // New cakes have no name yet.
        cake.name = nil
    }
}
