import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            (segue.destination as? CakeViewController)?.name = "Sacher"
        } else if segue.identifier == "showOven" {
            (segue.destination as? OvenViewController)?.temperature = 200
        }
    }
}
