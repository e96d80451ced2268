import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
    func presentCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private var isOpen = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "showCake" {
            return isOpen
        }
        return true
    }

    func present() {
        navigation.presentCake(from: self, sender: self)
    }

    func presentIfOpen() {
        if shouldPerformSegue(withIdentifier: "presentCake", sender: self) {
            navigation.presentCake(from: self, sender: self)
        }
    }

    @IBAction func showCake(_ sender: UIButton) {
        guard shouldPerformSegue(withIdentifier: "showCake", sender: sender) else { return }
        navigation.showCake(from: self, sender: sender)
    }
}
