import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String) {
        performSegue(withIdentifier: "showCake", sender: name)
    }
}
