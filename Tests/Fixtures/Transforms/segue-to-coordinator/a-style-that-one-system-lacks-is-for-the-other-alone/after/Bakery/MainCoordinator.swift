import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?) {
        #if os(tvOS)
        let destination = source.storyboard!.instantiateViewController(withIdentifier: "CakeViewController")
        destination.modalPresentationStyle = .blurOverFullScreen
        source.present(destination, animated: true)
        #endif
    }
}
