import UIKit

final class ShelfViewController: UIViewController {
    private var names: [String] = []

    func add() {
        performSegue(withIdentifier: "addCake", sender: nil)
    }

    @IBAction func cakeIsDone(_ segue: UIStoryboardSegue) {
        guard let cake = segue.source as? CakeViewController, let name = cake.name else { return }
        names.append(name)
    }
}
