import UIKit

final class BestShelfViewController: ShelfViewController {
    func heat() {
        performSegue(withIdentifier: "showOven", sender: nil)
    }
}
