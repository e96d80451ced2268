import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation, BestShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    // MARK: ShelfNavigation

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        source.show(destination, sender: sender)
    }

    // MARK: BestShelfNavigation

    func showOven(from source: BestShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "OvenViewController")
        source.show(destination, sender: sender)
    }
}
