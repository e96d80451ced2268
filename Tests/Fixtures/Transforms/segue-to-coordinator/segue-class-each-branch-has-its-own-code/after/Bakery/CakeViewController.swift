import UIKit

final class CakeViewController: UIViewController {
    var name: String?
}

/// What `CakeViewController` takes from the screens that lead to it.
protocol CakeInput: AnyObject {
    var name: String? { get set }
}

extension CakeViewController: CakeInput {}
