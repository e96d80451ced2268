import UIKit

final class ShelfViewController: UIViewController {
    private enum SegueIdentifier: String {
        case showCake, showOven
    }

    func open(_ name: String) {
        performSegue(withIdentifier: SegueIdentifier.showCake.rawValue, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: SegueIdentifier.showOven.rawValue, sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let identifier = segue.identifier, let segueIdentifier = SegueIdentifier(rawValue: identifier) else { return }
        switch segueIdentifier {
        case .showCake:
            let cake = segue.destination as! CakeViewController
            cake.name = sender as? String
        case .showOven:
            let oven = segue.destination as! OvenViewController
            oven.temperature = 250
        }
    }
}
