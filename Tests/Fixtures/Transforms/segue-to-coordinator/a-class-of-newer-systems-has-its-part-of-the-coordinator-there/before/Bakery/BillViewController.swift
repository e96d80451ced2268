import UIKit

final class BillViewController: UIViewController {
    var price: Int?
}
