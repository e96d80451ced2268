import UIKit

final class ShelfViewController: UIViewController {
    func open() {
        performSegue(withIdentifier: "presentCake", sender: nil)
    }
}
