import UIKit

final class ShelfViewController: UIViewController {
    func choose() {
        super.performSegue(withIdentifier: "showCake", sender: self)
    }
}
