import UIKit

final class ShelfViewController: UITableViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showOven" {
            (segue.destination as? OvenViewController)?.temperature = 200
        }
    }
}
