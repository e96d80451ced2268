import UIKit

final class ShelfViewController: UIViewController {
    func open(_ name: String) {
        performSegue(withIdentifier: "showCake", sender: name)
    }

    func bake() {
        Router.shared.go(Router.names[0], from: self)
    }

    func taste() {
        Router.shared.go("tasteCake", from: self)
    }
}
