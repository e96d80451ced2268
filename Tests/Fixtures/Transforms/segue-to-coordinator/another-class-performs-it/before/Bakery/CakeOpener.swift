import UIKit

final class CakeOpener: NSObject {
    private weak var shelf: ShelfViewController?

    init(shelf: ShelfViewController) {
        self.shelf = shelf
    }

    func open() {
        shelf?.performSegue(withIdentifier: "showCake", sender: self)
    }
}
