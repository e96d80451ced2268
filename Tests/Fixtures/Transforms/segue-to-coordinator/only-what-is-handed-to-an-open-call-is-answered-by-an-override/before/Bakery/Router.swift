import UIKit

struct Router {
    static let shared = Router()
    static let names = ["showOven"]

    func go(_ name: String, from controller: UIViewController) {
        controller.performSegue(withIdentifier: name, sender: nil)
    }
}
