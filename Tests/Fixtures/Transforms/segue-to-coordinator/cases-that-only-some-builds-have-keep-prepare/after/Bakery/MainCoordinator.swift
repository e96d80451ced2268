import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        let segue = UIStoryboardSegue(identifier: "cake", source: source, destination: destination) {
            source.show(destination, sender: sender)
        }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }
}
