import UIKit

final class CakeViewController: BaseViewController {
    var name: String?
}
