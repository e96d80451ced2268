import UIKit

class BaseViewController: SeguePreparingViewController {
    @objc func prepareForShowCake(_ segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = "Bakery"
    }
}
