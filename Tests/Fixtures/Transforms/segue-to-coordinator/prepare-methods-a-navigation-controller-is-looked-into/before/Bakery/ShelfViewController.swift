import UIKit

final class ShelfViewController: UIViewController {
    func edit(_ name: String) {
        performSegue(withIdentifier: "editCake", sender: name)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "editCake",
            let navigation = segue.destination as? UINavigationController
        {
            let cake = navigation.topViewController as? CakeViewController
            cake?.name = sender as? String
        }
    }
}
