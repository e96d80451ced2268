import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var cakeStoryboard = UIStoryboard(name: "Cake", bundle: Bundle(identifier: "org.example.CakeKit"))

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = cakeStoryboard.instantiateViewController(withIdentifier: "CakeDetailViewController")
        source.show(destination, sender: sender)
    }
}
