import UIKit

class CakeViewController: UIViewController {
    var isFresh = false
}
