import UIKit

final class OvenViewController: BaseViewController {
    var temperature = 180
}
