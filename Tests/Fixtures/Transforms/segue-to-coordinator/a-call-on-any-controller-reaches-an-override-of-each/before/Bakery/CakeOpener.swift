import UIKit

enum CakeOpener {
    static func open(from controller: UIViewController) {
        controller.performSegue(withIdentifier: "showCake", sender: nil)
    }
}
