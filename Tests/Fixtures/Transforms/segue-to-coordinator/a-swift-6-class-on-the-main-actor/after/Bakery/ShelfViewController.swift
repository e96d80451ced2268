import UIKit

/// Where ShelfViewController leads.
@MainActor
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

@MainActor
final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let bakery = Bakery()

    func load() {
        Task { [weak self] in
            guard let name = await self?.bakery.bestCake() else { return }
            self?.showCake(sender: name)
        }
    }

    func showCake(sender: Any?) {
        navigation.showCake(from: self, sender: sender)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = sender as? String
    }
}
