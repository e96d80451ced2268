import UIKit

final class ShelfViewController: UIViewController {
    enum Segue: String, SegueIdentifiers {
        case showCake
        case oven = "showOven"
    }

    func open(_ name: String) {
        performSegue(withIdentifier: Segue.showCake, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: Segue.oven, sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch Segue(rawValue: segue.identifier ?? "")! {
        case .showCake:
            let cake = segue.destination as! CakeViewController
            cake.name = sender as? String
        case .oven:
            let oven = segue.destination as! OvenViewController
            oven.temperature = 250
        }
    }
}
