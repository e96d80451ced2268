import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private weak var oven: OvenViewController?

    @objc func openFirst() {
        navigation.showCake(from: self, sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "embedOven" {
            oven = segue.destination as? OvenViewController
        }
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = "Baked at \(oven?.temperature ?? 0) degrees"
    }
}
