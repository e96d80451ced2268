import UIKit

/// Opens the screens of Oven.storyboard.
final class OvenCoordinator: OvenNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showShelf(from source: OvenViewController, sender: Any?) {
        let destination = mainStoryboard.instantiateInitialViewController(creator: { coder in
            source.makeShelf(coder)
        })!
        source.present(destination, animated: true)
    }
}
