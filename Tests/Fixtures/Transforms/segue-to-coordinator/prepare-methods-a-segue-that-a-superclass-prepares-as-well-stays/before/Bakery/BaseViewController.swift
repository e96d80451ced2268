import UIKit

class BaseViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            segue.destination.title = "Bakery"
        }
    }
}
