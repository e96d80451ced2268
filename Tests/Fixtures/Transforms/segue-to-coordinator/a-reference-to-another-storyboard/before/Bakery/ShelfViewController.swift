import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cake = segue.destination as? CakeViewController {
            cake.name = "Sacher"
        }
    }
}
