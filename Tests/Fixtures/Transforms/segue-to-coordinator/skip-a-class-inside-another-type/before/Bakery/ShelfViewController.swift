import UIKit

enum Shelf {
    @objc(ShelfViewController)
    final class ShelfViewController: UIViewController {}
}
