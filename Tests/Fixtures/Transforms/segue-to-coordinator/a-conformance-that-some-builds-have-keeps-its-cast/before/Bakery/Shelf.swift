import UIKit

final class ShelfViewController: UIViewController {
    func open() { performSegue(withIdentifier: "cakes", sender: nil) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? Fresh {
            detail.isFresh = true
        }
    }
}
