import UIKit

final class ShelfViewController: UIViewController {
    private var taps = 0

    @IBAction func count(_ sender: UIButton) {
        taps += 1
    }
}
