import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func addCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private var names: [String] = []

    func add() {
        navigation.addCake(from: self, sender: nil)
    }

    @IBAction func cakeIsDone(_ segue: UIStoryboardSegue) {
        guard let cake = segue.source as? CakeViewController, let name = cake.name else { return }
        names.append(name)
    }
}
