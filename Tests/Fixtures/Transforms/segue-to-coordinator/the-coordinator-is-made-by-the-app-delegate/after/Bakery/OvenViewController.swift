import UIKit

/// Where OvenViewController leads.
protocol OvenNavigation {
    func showCake(from source: OvenViewController, sender: Any?)
}

final class OvenViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: OvenNavigation = MainCoordinator()

    var temperature = 180

    @IBAction func showCake(_ sender: UIButton) {
        navigation.showCake(from: self, sender: sender)
    }
}
