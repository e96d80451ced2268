import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showOven(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBAction func showOven(_ sender: UIButton) {
        navigation.showOven(from: self, sender: sender)
    }
}
