import UIKit

final class ShelfViewController: UIViewController {
    var isOld = true
}
