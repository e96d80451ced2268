#if os(macOS)
import AppKit
typealias ViewController = NSViewController
#else
import UIKit
typealias ViewController = UIViewController
#endif

class ShelfViewController: ViewController {
    func choose() {
        performSegue(withIdentifier: "showCake", sender: self)
    }
}
