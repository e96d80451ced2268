import UIKit

final class ShelfViewController: BaseViewController {
    func open() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let cake = segue.destination as? CakeViewController {
            cake.name = "Sacher"
        }
    }
}
