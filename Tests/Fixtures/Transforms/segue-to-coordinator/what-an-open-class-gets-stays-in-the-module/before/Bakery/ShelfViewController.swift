import UIKit

open class ShelfViewController: UIViewController {
    public func open() {
        performSegue(withIdentifier: "showCake", sender: self)
    }

    override open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cake = segue.destination as? CakeViewController {
            cake.name = "Sacher"
        }
    }
}
