import UIKit

class ShelfViewController: UIViewController {
    func open() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }
}
