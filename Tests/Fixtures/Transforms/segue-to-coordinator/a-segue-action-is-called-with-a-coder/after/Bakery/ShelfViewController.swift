import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBSegueAction func makeCake(_ coder: NSCoder, sender: Any?) -> CakeViewController? {
        CakeViewController(coder: coder, name: "Sacher")
    }

    @IBAction func showCake(_ sender: UIButton) {
        navigation.showCake(from: self, sender: sender)
    }
}
