import UIKit

final class ShelfViewController: UIViewController {
    func open() {
        performSegue(withIdentifier: "showNext", sender: nil)
    }
}
