import UIKit

final class OvenViewController: CakeViewController {
    var temperature: Int = 180
}
