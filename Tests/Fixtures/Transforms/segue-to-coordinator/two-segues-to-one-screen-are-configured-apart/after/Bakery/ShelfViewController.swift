import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showFirst(from source: ShelfViewController, sender: Any?)
    func showLast(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let names = ["Sacher", "Linzer"]

    @IBAction func showFirst(_ sender: UIButton) {
        navigation.showFirst(from: self, sender: sender)
    }

    @IBAction func showLast(_ sender: UIButton) {
        navigation.showLast(from: self, sender: sender)
    }

    func configureForShowFirst(_ cake: CakeViewController, sender: Any?) {
        cake.name = names.first
    }

    func configureForShowLast(_ cake: CakeViewController, sender: Any?) {
        cake.name = names.last
    }
}
