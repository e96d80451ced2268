import UIKit

final class CounterViewController: UIViewController {
    @IBAction func help() {
        show(UIStoryboard(name: "Help", bundle: nil).instantiateViewController(withIdentifier: "HelpList"), sender: self)
    }

    @IBAction func setUp() {
        show(SetupStartViewController.make(), sender: self)
    }
}
