import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigator: ShelfNavigation = MainFlowCoordinator()

    private let navigation = "Shelves"

    func showCake(_ sender: UIButton) {
        print(navigation)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = "Linzer"
    }

    @IBAction func showCakeTapped(_ sender: UIButton) {
        navigator.showCake(from: self, sender: sender)
    }

    func configureForShowCake(_ cake: CakeViewController, sender: Any?) {
        cake.name = "Sacher"
    }
}
