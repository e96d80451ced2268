import UIKit

final class OvenViewController: UIViewController {
    var temperature: Int = 180
}

/// What `OvenViewController` takes from the screens that lead to it.
protocol OvenInput: AnyObject {
    var temperature: Int { get set }
}

extension OvenViewController: OvenInput {}
