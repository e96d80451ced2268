import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: OvenNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func setTimer(from source: OvenViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "TimerViewController") as! TimerViewController
        source.configure(destination, sender: sender)
        source.present(destination, animated: true)
    }
}
