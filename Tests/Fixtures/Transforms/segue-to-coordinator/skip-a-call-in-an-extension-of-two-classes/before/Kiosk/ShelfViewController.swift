import UIKit

final class ShelfViewController: UIViewController {
    var isKiosk = true
}
