import UIKit

final class OrdersViewController: UIViewController {
    @IBAction func closeSettings(_ segue: UIStoryboardSegue) {}
}
