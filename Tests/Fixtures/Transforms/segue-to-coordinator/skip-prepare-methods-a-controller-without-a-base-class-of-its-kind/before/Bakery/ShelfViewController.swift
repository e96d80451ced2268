import UIKit

final class ShelfViewController: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            (segue.destination as? CakeViewController)?.name = "Sacher"
        }
    }
}
