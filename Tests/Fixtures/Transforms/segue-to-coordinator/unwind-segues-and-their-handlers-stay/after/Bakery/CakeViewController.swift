import UIKit

final class CakeViewController: UIViewController {
    var name: String?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "done" {
            name = "Sacher"
        }
    }
}
