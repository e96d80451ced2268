import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func presentCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    @IBOutlet var presentCakeAnchor: UIView?

    func open() {
        navigation.presentCake(from: self, sender: nil)
    }
}
