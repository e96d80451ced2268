import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
    func showTasteCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func open(_ name: String) {
        navigation.showCake(from: self, sender: name)
    }

    func bake() {
        Router.shared.go(Router.names[0], from: self)
    }

    func taste() {
        Router.shared.go("tasteCake", from: self)
    }

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        switch identifier {
        case "showOven":
            navigation.showOven(from: self, sender: sender)
        case "tasteCake":
            navigation.showTasteCake(from: self, sender: sender)
        default:
            super.performSegue(withIdentifier: identifier, sender: sender)
        }
    }
}
