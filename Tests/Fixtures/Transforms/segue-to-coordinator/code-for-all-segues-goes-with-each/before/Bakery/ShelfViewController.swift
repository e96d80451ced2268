import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        view.endEditing(true)
        if let cake = segue.destination as? CakeViewController {
            cake.name = "Sacher"
        } else if let oven = segue.destination as? OvenViewController {
            oven.temperature = 200
        }
    }
}
