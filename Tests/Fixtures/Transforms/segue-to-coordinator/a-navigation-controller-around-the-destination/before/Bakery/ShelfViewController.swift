import UIKit

final class ShelfViewController: UIViewController {
    func edit(_ name: String) {
        performSegue(withIdentifier: "editCake", sender: name)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "editCake",
            let navigation = segue.destination as? UINavigationController,
            let cake = navigation.topViewController as? CakeViewController
        else { return }
        cake.name = sender as? String
    }
}
