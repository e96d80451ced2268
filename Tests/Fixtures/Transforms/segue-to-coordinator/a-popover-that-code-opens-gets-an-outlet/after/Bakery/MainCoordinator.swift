import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func presentCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        destination.modalPresentationStyle = .popover
        if let popover = destination.popoverPresentationController {
            popover.sourceView = source.presentCakeAnchor
            popover.sourceRect = popover.sourceView?.bounds ?? .zero
        }
        source.present(destination, animated: true)
    }
}
