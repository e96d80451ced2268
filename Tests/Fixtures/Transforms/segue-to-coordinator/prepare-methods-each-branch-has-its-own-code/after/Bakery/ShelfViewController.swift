import UIKit

final class ShelfViewController: SeguePreparingViewController {
    private let names = ["Sacher", "Linzer"]

    @objc func prepareForShowCake(_ segue: UIStoryboardSegue, sender: Any?) {
        let cake = segue.destination as! CakeViewController
        // The first one is the best.
        cake.name = names.first
    }

    @objc func prepareForShowOven(_ segue: UIStoryboardSegue, sender: Any?) {
        if let oven = segue.destination as? OvenViewController {
            oven.temperature = 200
        }
    }
}
