import UIKit

final class ShelfViewController: BaseViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "showCake" {
            (segue.destination as? CakeViewController)?.name = "Sacher"
        }
    }
}
