import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation, CounterNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    // MARK: ShelfNavigation

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        source.show(destination, sender: sender)
    }

    // MARK: CounterNavigation

    func showCake(from source: CounterViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        source.show(destination, sender: sender)
    }
}
