import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCakes(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func open() { navigation.showCakes(from: self, sender: nil) }

    func configure(_ destination: UIViewController, sender: Any?) {
        if let detail = destination as? Fresh {
            detail.isFresh = true
        }
    }
}
