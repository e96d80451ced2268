import UIKit

final class OvenViewController: UIViewController {
    var temperature = 180
}
