import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String) {
        performSegue(withIdentifier: "showCake", sender: name)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake", let cake = segue.destination as? CakeViewController {
            cake.name = sender as? String
        }
    }
}
