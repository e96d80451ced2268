import UIKit

final class ShelfViewController: UIViewController {
    func open() { performSegue(withIdentifier: "go", sender: nil) }
}
