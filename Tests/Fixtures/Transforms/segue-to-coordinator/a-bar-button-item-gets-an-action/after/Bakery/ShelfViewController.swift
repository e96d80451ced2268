import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func addCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBAction func addCake(_ sender: UIBarButtonItem) {
        navigation.addCake(from: self, sender: sender)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        // New cakes have no name yet.
        cake.name = nil
    }
}
