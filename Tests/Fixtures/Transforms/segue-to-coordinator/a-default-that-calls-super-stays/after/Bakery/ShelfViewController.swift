import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func open(_ name: String) {
        navigation.showCake(from: self, sender: name)
    }

    func bake() {
        navigation.showOven(from: self, sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedOven":
            (segue.destination as! OvenViewController).temperature = 90
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    func configure(_ destination: CakeViewController, sender: Any?) {
        destination.name = sender as? String
    }
}
