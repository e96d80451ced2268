import UIKit

final class CakeViewController: UIViewController {
    var name: String?
}
