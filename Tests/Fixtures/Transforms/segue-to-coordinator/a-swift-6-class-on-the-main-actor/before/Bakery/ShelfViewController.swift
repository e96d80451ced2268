import UIKit

@MainActor
final class ShelfViewController: UIViewController {
    private let bakery = Bakery()

    func load() {
        Task { [weak self] in
            guard let name = await self?.bakery.bestCake() else { return }
            self?.performSegue(withIdentifier: "showCake", sender: name)
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cake = segue.destination as? CakeViewController else { return }
        cake.name = sender as? String
    }
}
