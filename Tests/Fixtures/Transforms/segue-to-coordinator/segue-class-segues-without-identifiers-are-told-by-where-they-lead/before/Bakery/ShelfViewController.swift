import UIKit

final class ShelfViewController: UIViewController {
    private let best = "Sacher"

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let oven = segue.destination as? OvenViewController {
            oven.temperature = 200
        } else if let cake = segue.destination as? CakeViewController {
            cake.name = best
        }
    }
}
