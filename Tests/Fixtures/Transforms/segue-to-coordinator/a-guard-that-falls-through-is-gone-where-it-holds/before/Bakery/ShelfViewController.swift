import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String) {
        performSegue(withIdentifier: "showCake", sender: name)
    }

    func heat() {
        performSegue(withIdentifier: "showOven", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showCake":
            guard let cake = segue.destination as? CakeViewController else { fallthrough }
            cake.name = sender as? String
        case "showOven":
            guard let oven = segue.destination as? OvenViewController else { fallthrough }
            oven.temperature = 250
        default:
            super.prepare(for: segue, sender: sender)
        }
    }
}
