import UIKit

final class CakeOpener: NSObject {
    private weak var shelf: ShelfViewController?

    init(shelf: ShelfViewController) {
        self.shelf = shelf
    }

    func open() {
        shelf?.showCake(sender: self)
    }
}
