import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        switch identifier {
        case "showCake":
            navigation.showCake(from: self, sender: sender)
        default:
            super.performSegue(withIdentifier: identifier, sender: sender)
        }
    }
}
