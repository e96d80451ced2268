import UIKit

/// Opens the screens of the Oven tab.
final class OvenCoordinator: OvenNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func setTimer(from source: OvenViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "TimerViewController") as! TimerViewController
        start(in: destination)
        source.configure(destination, sender: sender)
        source.present(destination, animated: true)
    }

    /// Hands itself to a screen and to those in it.
    func start(in screen: UIViewController?) {
        (screen as? OvenViewController)?.navigation = self
        screen?.children.forEach { start(in: $0) }
    }
}
