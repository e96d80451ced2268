import UIKit

final class ShelfViewController: UIViewController {
    func open() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }

    func heat() {
        performSegue(withIdentifier: "showOven", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let baked = segue.destination as? Baked {
            baked.bake(at: 180)
        }
    }
}
