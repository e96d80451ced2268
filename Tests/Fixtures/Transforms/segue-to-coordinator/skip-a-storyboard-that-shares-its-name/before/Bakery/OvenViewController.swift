import UIKit

final class OvenViewController: UIViewController {
    var temperature: Int = 180
}
