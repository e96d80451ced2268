import UIKit

final class ShelfViewController: BaseViewController {
    private let names = ["Sacher", "Linzer"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            let cake = segue.destination as! CakeViewController
            // The first one is the best.
            cake.name = names.first
        } else if segue.identifier == "showOven", let oven = segue.destination as? OvenViewController {
            oven.temperature = 200
        }
    }
}
