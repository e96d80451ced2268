import UIKit

final class ShelfViewController: UIViewController {
    private var isOpen = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "showCake" {
            return isOpen
        }
        return true
    }

    func present() {
        performSegue(withIdentifier: "presentCake", sender: self)
    }

    func presentIfOpen() {
        if shouldPerformSegue(withIdentifier: "presentCake", sender: self) {
            performSegue(withIdentifier: "presentCake", sender: self)
        }
    }
}
