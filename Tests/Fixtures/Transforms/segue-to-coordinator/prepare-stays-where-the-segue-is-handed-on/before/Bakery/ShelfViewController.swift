import UIKit

final class ShelfViewController: UIViewController {
    private let tracker = Tracker()

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        tracker.record(segue)
        (segue.destination as? CakeViewController)?.name = "Sacher"
    }
}
