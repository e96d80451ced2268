import UIKit

final class ShelfViewController: UIViewController {
    func choose( {
    }
}
