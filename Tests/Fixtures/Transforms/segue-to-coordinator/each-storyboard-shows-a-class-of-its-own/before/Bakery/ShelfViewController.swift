import UIKit

final class ShelfViewController: UIViewController {
    func choose() {
        performSegue(withIdentifier: "Continue", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cake = segue.destination as? CakeViewController {
            cake.isFresh = true
        } else if let bread = segue.destination as? BreadViewController {
            bread.isSliced = true
        }
    }
}
