import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var cakesStoryboard = UIStoryboard(name: "Cakes", bundle: nil)

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = cakesStoryboard.instantiateViewController(withIdentifier: "Cake") as! CakeViewController
        source.configure(destination, sender: sender)
        source.show(destination, sender: sender)
    }
}
