import UIKit

final class OvenViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = "Oven"
    }
}
