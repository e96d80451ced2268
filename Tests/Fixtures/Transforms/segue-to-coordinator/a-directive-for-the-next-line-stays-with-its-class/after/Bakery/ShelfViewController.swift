import UIKit

// MARK: - Shelf

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

// swiftlint:disable:next type_body_length
final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let names = ["Sacher", "Linzer"]

    func open(_ index: Int) {
        navigation.showCake(from: self, sender: names[index])
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        // What the caller chose.
        cake.name = sender as? String
    }
}
