import UIKit

final class RoastListViewController: UIViewController {
    func showBeans() {
        guard let beans = storyboard?.instantiateViewController(withIdentifier: "Beans") else { return }
        show(beans, sender: self)
    }
}
