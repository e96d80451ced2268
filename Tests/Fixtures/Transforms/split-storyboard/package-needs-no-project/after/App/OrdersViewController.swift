import UIKit

final class OrdersViewController: UIViewController {
}
