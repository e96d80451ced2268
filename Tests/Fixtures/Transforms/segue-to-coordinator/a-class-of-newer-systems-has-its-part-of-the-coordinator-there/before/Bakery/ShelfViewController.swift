import UIKit

final class ShelfViewController: UIViewController {
    func open() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }
}
