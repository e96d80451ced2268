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

    func heat() {
        navigation.showOven(from: self, sender: nil)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = sender as? String
    }

    func configure(_ oven: OvenViewController, sender: Any?) {
        oven.temperature = 250
    }
}
