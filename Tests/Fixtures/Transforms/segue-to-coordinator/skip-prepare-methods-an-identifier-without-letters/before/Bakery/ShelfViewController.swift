import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "→" {
            (segue.destination as? CakeViewController)?.name = "Sacher"
        }
    }
}
