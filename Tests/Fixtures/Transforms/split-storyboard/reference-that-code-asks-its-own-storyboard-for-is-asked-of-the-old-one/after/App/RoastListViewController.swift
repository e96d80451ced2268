import UIKit

final class RoastListViewController: UIViewController {
    func showBeans() {
        guard let beans = Optional(UIStoryboard(name: "Main", bundle: nil))?.instantiateViewController(withIdentifier: "Beans") else { return }
        show(beans, sender: self)
    }
}
