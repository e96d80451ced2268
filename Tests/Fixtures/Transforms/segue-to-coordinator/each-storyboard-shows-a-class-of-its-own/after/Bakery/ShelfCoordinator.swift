import UIKit

/// Opens the screens of ShelfViewController's storyboards.
final class ShelfCoordinator: ShelfNavigation {
    func showNextScreen(from source: ShelfViewController, sender: Any?) {
        let destination = source.storyboard!.instantiateViewController(withIdentifier: "ShelfContinue")
        source.configure(destination, sender: sender)
        source.show(destination, sender: sender)
    }
}
