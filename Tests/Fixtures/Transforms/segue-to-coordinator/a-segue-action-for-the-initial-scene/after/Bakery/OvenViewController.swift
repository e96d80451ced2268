import UIKit

/// Where OvenViewController leads.
protocol OvenNavigation {
    func showShelf(from source: OvenViewController, sender: Any?)
}

final class OvenViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: OvenNavigation = OvenCoordinator()

    var temperature = 180

    @IBSegueAction func makeShelf(_ coder: NSCoder) -> ShelfViewController? {
        ShelfViewController(coder: coder, temperature: temperature)
    }

    @IBAction func showShelf(_ sender: UIButton) {
        navigation.showShelf(from: self, sender: sender)
    }
}
