import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showFirst(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "CakeViewController") as! CakeViewController
        source.configureForShowFirst(destination, sender: sender)
        source.show(destination, sender: sender)
    }

    func showLast(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "CakeViewController") as! CakeViewController
        source.configureForShowLast(destination, sender: sender)
        source.show(destination, sender: sender)
    }
}
