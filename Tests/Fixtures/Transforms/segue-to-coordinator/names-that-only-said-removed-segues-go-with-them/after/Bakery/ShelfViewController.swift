import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let limit = 12

    // MARK: - Opening

    func open(_ name: String) {
        navigation.showCake(from: self, sender: name)
    }

    func bake() {
        navigation.showOven(from: self, sender: self)
    }

    // MARK: - Segues

    func configure(_ destination: CakeViewController, sender: Any?) {
        destination.name = sender as? String
    }
}

// MARK: - Unused

extension ShelfViewController {
    static let unusedButPublicElsewhere = "showCake or showOven"
}
