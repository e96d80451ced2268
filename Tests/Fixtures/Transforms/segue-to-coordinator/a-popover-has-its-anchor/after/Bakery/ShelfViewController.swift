import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func presentCake(from source: ShelfViewController, sender: Any?)
    func presentBestCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    @IBAction func presentCake(_ sender: UIButton) {
        navigation.presentCake(from: self, sender: sender)
    }

    @IBAction func presentBestCake(_ sender: UIBarButtonItem) {
        navigation.presentBestCake(from: self, sender: sender)
    }

    func configure(_ destination: UIViewController, sender: Any?) {
        destination.popoverPresentationController?.delegate = self
        destination.preferredContentSize = CGSize(width: 200, height: 120)
    }
}
