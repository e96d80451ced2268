import UIKit

final class ShelfViewController: UIViewController {
    @IBSegueAction func makeCake(_ coder: NSCoder) -> CakeViewController? {
        CakeViewController(coder: coder)
    }
}
