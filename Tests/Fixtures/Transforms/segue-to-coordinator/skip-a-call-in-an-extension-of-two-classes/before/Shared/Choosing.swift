import UIKit

extension ShelfViewController {
    func choose() {
        performSegue(withIdentifier: "showCake", sender: self)
    }
}
