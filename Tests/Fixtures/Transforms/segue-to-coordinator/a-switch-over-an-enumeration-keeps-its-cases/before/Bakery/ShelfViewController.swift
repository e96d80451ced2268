import UIKit

final class ShelfViewController: UIViewController, SegueHandlerType {
    enum SegueIdentifier: String {
        case showCake
        case embedOven
        case oven = "showOven"
    }

    func open(_ name: String) {
        performSegue(withIdentifier: .showCake, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: SegueIdentifier.oven, sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segueIdentifier(for: segue) {
        case .showCake:
            let cake = segue.destination as! CakeViewController
            cake.name = sender as? String
        case .embedOven:
            print("embedded")
        case .oven:
            let oven = segue.destination as! OvenViewController
            oven.temperature = 250
        }
    }
}
