import UIKit

final class ShelfViewController: UIViewController {
    @IBSegueAction func makeCake(_ coder: NSCoder, sender: Any?) -> CakeViewController? {
        CakeViewController(coder: coder, name: "Sacher")
    }
}
