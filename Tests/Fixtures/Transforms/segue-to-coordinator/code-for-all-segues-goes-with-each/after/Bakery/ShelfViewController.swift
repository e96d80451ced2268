import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBAction func showCake(_ sender: UIButton) {
        navigation.showCake(from: self, sender: sender)
    }

    @IBAction func showOven(_ sender: UIButton) {
        navigation.showOven(from: self, sender: sender)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        view.endEditing(true)
        cake.name = "Sacher"
    }

    func configure(_ oven: OvenViewController, sender: Any?) {
        view.endEditing(true)
        oven.temperature = 200
    }
}
