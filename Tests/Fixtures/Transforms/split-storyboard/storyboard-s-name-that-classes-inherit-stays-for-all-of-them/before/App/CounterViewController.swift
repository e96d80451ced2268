import UIKit

final class CounterViewController: UIViewController {
    func help() {
        show(UIStoryboard(name: "Setup", bundle: nil).instantiateViewController(withIdentifier: "HelpList"), sender: self)
    }

    func setUp() {
        show(SetupStartViewController.make(), sender: self)
    }
}
