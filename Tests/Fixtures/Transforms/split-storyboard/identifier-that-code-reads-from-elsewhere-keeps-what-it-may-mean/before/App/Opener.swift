import UIKit

final class Opener {
    var next = ""

    func choose() { next = "PhotoDetail" }

    func open() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: next)
    }
}
