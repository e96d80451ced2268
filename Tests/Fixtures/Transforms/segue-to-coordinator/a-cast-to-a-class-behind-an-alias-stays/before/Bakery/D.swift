import UIKit

class DetailViewController: UIViewController {
    var isFresh = false
}
