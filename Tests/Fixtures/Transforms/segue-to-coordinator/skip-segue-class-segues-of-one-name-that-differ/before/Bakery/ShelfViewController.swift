import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            segue.destination.title = "Bakery"
            (segue.destination as? CakeViewController)?.name = "Sacher"
        }
    }
}
