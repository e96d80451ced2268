import UIKit

final class SettingsViewController: UIViewController {
    func openAbout() {
        if let about = storyboard?.instantiateViewController(withIdentifier: "About") {
            show(about, sender: self)
        }
    }
}
