import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showNextScreen(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = ShelfCoordinator()

    func choose() {
        navigation.showNextScreen(from: self, sender: self)
    }

    func configure(_ destination: UIViewController, sender: Any?) {
        if let cake = destination as? CakeViewController {
            cake.isFresh = true
        } else if let bread = destination as? BreadViewController {
            bread.isSliced = true
        }
    }
}
