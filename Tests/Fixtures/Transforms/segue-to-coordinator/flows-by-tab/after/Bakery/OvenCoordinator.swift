import UIKit

/// Opens the screens of the Oven tab.
final class OvenCoordinator: OvenNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func setTimer(from source: OvenViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "TimerViewController") as! TimerViewController
        source.configure(destination, sender: sender)
        source.present(destination, animated: true)
    }
}
