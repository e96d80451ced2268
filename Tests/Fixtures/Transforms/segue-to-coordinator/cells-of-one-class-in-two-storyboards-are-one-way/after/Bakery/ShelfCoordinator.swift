import UIKit

/// Opens the screens of ShelfViewController's storyboards.
final class ShelfCoordinator: ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = source.storyboard!
            .instantiateViewController(withIdentifier: "CakeViewController") as! CakeViewController
        source.configure(destination, sender: sender)
        source.show(destination, sender: sender)
    }
}
