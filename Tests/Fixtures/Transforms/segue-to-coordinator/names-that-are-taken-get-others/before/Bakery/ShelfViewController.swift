import UIKit

final class ShelfViewController: UIViewController {
    private let navigation = "Shelves"

    func showCake(_ sender: UIButton) {
        print(navigation)
    }

    func configure(_ cake: CakeViewController, sender: Any?) {
        cake.name = "Linzer"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cake = segue.destination as? CakeViewController {
            cake.name = "Sacher"
        }
    }
}
