import UIKit

/// Opens the screens of the Shelf tab.
final class ShelfCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "CakeViewController") as! CakeViewController
        start(in: destination)
        source.configure(destination, sender: sender)
        source.show(destination, sender: sender)
    }

    /// Hands itself to a screen and to those in it.
    func start(in screen: UIViewController?) {
        (screen as? ShelfViewController)?.navigation = self
        screen?.children.forEach { start(in: $0) }
    }
}
