import UIKit

/// Where OvenViewController leads.
protocol OvenNavigation {
    func setTimer(from source: OvenViewController, sender: Any?)
}

final class OvenViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: OvenNavigation = OvenCoordinator()

    @IBAction func setTimer(_ sender: UIButton) {
        navigation.setTimer(from: self, sender: sender)
    }

    func configure(_ timer: TimerViewController, sender: Any?) {
        timer.minutes = 45
    }
}
