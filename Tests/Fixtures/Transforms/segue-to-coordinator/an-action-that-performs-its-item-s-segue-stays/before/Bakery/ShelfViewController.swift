import UIKit

final class ShelfViewController: UIViewController {
    @IBAction func chooseCake(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "showCake", sender: self)
    }
}
