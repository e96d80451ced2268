import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation, OvenNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    // MARK: ShelfNavigation

    func showOven(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "OvenViewController")
        start(in: destination)
        source.show(destination, sender: sender)
    }

    // MARK: OvenNavigation

    func showCake(from source: OvenViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        start(in: destination)
        source.show(destination, sender: sender)
    }

    /// Hands itself to a screen and to those in it.
    func start(in screen: UIViewController?) {
        (screen as? ShelfViewController)?.navigation = self
        (screen as? OvenViewController)?.navigation = self
        screen?.children.forEach { start(in: $0) }
    }
}
