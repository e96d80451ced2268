import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            self?.showCake(sender: nil)
        }
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.navigation.showCake(from: self, sender: self)
        }
    }

    func showCake(sender: Any?) {
        navigation.showCake(from: self, sender: sender)
    }
}
