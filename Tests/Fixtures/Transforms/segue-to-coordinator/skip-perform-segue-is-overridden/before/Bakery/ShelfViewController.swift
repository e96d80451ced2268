import UIKit

final class ShelfViewController: UIViewController {
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        print("performs \(identifier)")
        super.performSegue(withIdentifier: identifier, sender: sender)
    }

    func open() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }
}
