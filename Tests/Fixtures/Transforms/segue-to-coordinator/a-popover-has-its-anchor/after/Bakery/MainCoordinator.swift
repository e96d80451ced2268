import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func presentCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        destination.modalPresentationStyle = .popover
        if let popover = destination.popoverPresentationController {
            popover.sourceView = sender as? UIView
            popover.sourceRect = popover.sourceView?.bounds ?? .zero
            popover.permittedArrowDirections = [.up, .down]
        }
        source.configure(destination, sender: sender)
        source.present(destination, animated: true)
    }

    func presentBestCake(from source: ShelfViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateViewController(withIdentifier: "CakeViewController")
        destination.modalPresentationStyle = .popover
        if let popover = destination.popoverPresentationController {
            popover.barButtonItem = sender as? UIBarButtonItem
        }
        source.present(destination, animated: true)
    }
}
