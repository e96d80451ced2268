import UIKit

class CakeViewController: UIViewController {
    var name: String?
}
