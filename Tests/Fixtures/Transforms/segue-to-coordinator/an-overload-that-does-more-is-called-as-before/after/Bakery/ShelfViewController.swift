import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController, SegueHandlerType {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    enum SegueIdentifier: String {
        case showCake
        case oven = "showOven"
    }

    func open(_ name: String) {
        performSegue(withIdentifier: .showCake, sender: name)
    }

    func heat() {
        performSegue(withIdentifier: SegueIdentifier.oven, sender: nil)
    }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        switch identifier {
        case "showCake":
            navigation.showCake(from: self, sender: sender)
        case "showOven":
            navigation.showOven(from: self, sender: sender)
        default:
            super.performSegue(withIdentifier: identifier, sender: sender)
        }
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = sender as? String
    }

    func configure(_ oven: OvenViewController, sender: Any?) {
        oven.temperature = 250
    }
}
