import UIKit

/// Where CounterViewController leads.
protocol CounterNavigation {
    func showCake(from source: CounterViewController, sender: Any?)
}

final class CounterViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: CounterNavigation = MainCoordinator()

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        switch identifier {
        case "showCake":
            navigation.showCake(from: self, sender: sender)
        default:
            super.performSegue(withIdentifier: identifier, sender: sender)
        }
    }
}
