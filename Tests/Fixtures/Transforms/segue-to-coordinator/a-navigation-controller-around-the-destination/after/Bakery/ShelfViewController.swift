import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func editCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigator: ShelfNavigation = MainCoordinator()

    func edit(_ name: String) {
        navigator.editCake(from: self, sender: name)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = sender as? String
    }
}
