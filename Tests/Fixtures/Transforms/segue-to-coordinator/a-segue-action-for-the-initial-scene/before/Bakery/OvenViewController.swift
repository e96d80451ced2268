import UIKit

final class OvenViewController: UIViewController {
    var temperature = 180

    @IBSegueAction func makeShelf(_ coder: NSCoder) -> ShelfViewController? {
        ShelfViewController(coder: coder, temperature: temperature)
    }
}
