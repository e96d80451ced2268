import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "show-cake" {
            (segue.destination as? CakeViewController)?.name = "Sacher"
        } else if segue.identifier == "show cake" {
            (segue.destination as? OvenViewController)?.temperature = 200
        }
    }
}
