import UIKit

/// Opens the screens of Main.storyboard.
final class MainCoordinator: BaseNavigation {
    private lazy var mainStoryboard = UIStoryboard(name: "Main", bundle: nil)

    func showHelp(from source: BaseViewController, sender: Any?) {
        let destination = mainStoryboard
            .instantiateViewController(withIdentifier: "HelpViewController") as! HelpViewController
        source.configure(destination, sender: sender)
        source.present(destination, animated: true)
    }
}
