import UIKit

final class ShelfViewController: UIViewController {
    private(set) lazy var opener = CakeOpener(shelf: self)
}
