import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cake = segue.destination as? CakeViewController else { return }
        cake.name = "Sacher"
    }
}
