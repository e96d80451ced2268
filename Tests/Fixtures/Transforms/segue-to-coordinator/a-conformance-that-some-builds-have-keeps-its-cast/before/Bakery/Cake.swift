import UIKit

protocol Fresh: AnyObject { var isFresh: Bool { get set } }

final class CakeViewController: UIViewController {
    var isFresh = false
}

#if DEBUG
extension CakeViewController: Fresh {}
#endif
