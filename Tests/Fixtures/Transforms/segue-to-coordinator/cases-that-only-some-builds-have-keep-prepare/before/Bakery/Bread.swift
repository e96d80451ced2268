import UIKit

class BreadViewController: UIViewController {
    var isFresh = false
}
