import UIKit

final class RoastListViewController: UIViewController {
    @IBAction func showBeans() {
        guard let beans = Optional(UIStoryboard(name: "Main", bundle: nil))?.instantiateViewController(withIdentifier: "Beans") else { return }
        show(beans, sender: self)
    }
}
