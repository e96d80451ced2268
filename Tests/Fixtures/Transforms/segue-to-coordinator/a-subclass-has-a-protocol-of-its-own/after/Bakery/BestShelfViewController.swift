import UIKit

/// Where BestShelfViewController leads.
protocol BestShelfNavigation {
    func showOven(from source: BestShelfViewController, sender: Any?)
}

final class BestShelfViewController: ShelfViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigator: BestShelfNavigation = MainCoordinator()

    func heat() {
        navigator.showOven(from: self, sender: nil)
    }
}
