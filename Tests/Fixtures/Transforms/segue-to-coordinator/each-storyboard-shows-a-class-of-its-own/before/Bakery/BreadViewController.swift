import UIKit

final class BreadViewController: UIViewController {
    var isSliced = false
}
