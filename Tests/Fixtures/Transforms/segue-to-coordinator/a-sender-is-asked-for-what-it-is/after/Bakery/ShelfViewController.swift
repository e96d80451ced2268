import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let names = [1: "Sacher", 2: "Linzer"]

    @IBAction func showCake(_ sender: UIButton) {
        navigation.showCake(from: self, sender: sender)
    }

    func configure(_ destination: CakeViewController, sender: Any?) {
        guard let button = sender as? UIButton else {
            return
        }
        destination.name = names[button.tag]
    }
}
