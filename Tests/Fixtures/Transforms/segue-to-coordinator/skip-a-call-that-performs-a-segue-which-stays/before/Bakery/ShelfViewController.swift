import UIKit

final class ShelfViewController: UIViewController {
    func choose() {
        performSegue(withIdentifier: "showCake", sender: self)
    }
}
