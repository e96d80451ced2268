import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func editCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "CakeNavigationController") as! UINavigationController
        source.configure(destination.topViewController as! CakeViewController, sender: sender)
        source.present(destination, animated: true)
    }
}
