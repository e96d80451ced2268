import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func open(_ name: String?) {
        let identifier = name == nil ? "showOven" : "showCake"
        openScene(withIdentifier: identifier, sender: name)
    }

    private func openScene(withIdentifier name: String, sender: Any?) {
        switch name {
        case "showCake":
            navigation.showCake(from: self, sender: sender)
        case "showOven":
            navigation.showOven(from: self, sender: sender)
        default:
            break
        }
    }
}
