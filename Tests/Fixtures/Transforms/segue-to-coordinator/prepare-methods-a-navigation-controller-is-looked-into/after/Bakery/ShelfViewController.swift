import UIKit

final class ShelfViewController: SeguePreparingViewController {
    func edit(_ name: String) {
        performSegue(withIdentifier: "editCake", sender: name)
    }

    @objc func prepareForEditCake(_ segue: UIStoryboardSegue, sender: Any?) {
        if let navigation = segue.destination as? UINavigationController {
            let cake = navigation.topViewController as? CakeViewController
            cake?.name = sender as? String
        }
    }
}
