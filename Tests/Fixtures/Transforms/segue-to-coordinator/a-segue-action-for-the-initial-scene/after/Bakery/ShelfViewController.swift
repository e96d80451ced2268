import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func showCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private let temperature: Int

    init?(coder: NSCoder, temperature: Int) {
        self.temperature = temperature
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        temperature = 20
        super.init(coder: coder)
    }

    func open() {
        navigation.showCake(from: self, sender: nil)
    }
}
