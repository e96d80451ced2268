import UIKit

final class ShelfViewController: UIViewController {
    @IBAction func save(_ sender: Any) {
        UserDefaults.standard.set(true, forKey: "saved")
    }
}
