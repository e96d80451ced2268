import UIKit

final class CakeViewController: BaseViewController {
    var name: String?
}

/// What `CakeViewController` takes from the screens that lead to it.
protocol CakeInput: AnyObject {
    var name: String? { get set }
}

extension CakeViewController: CakeInput {}
