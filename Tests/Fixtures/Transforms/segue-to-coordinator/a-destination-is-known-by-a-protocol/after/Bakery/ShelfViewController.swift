import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func open() {
        navigation.showCake(from: self, sender: nil)
    }

    func heat() {
        navigation.showOven(from: self, sender: nil)
    }

    func configureForShowCake(_ baked: Baked, sender: Any?) {
        baked.bake(at: 180)
    }

    func configureForShowOven(_ destination: UIViewController, sender: Any?) {
        if let baked = destination as? Baked {
            baked.bake(at: 180)
        }
    }
}
