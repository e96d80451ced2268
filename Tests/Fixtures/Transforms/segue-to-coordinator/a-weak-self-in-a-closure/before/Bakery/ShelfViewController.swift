import UIKit

final class ShelfViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            self?.performSegue(withIdentifier: "showCake", sender: nil)
        }
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.performSegue(withIdentifier: "showCake", sender: self)
        }
    }
}
