import UIKit

/// Where BaseViewController leads.
protocol BaseNavigation {
    func showHelp(from source: BaseViewController, sender: Any?)
}

class BaseViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: BaseNavigation = MainCoordinator()

    @IBAction func help(_ sender: UIBarButtonItem) {
        navigation.showHelp(from: self, sender: sender)
    }

    func configure(_ help: HelpViewController, sender: Any?) {
        help.topic = title
    }
}
