import UIKit

final class ShelfViewController: UIViewController {
    func open() { performSegue(withIdentifier: "cake", sender: nil) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        #if DEBUG
        case "cake": (segue.destination as? CakeViewController)?.isFresh = true
        #endif
        default: break
        }
    }
}
