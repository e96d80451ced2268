import UIKit

final class Opener {
    func open(isHelp: Bool) -> UIViewController {
        UIStoryboard(name: isHelp ? "Help" : "Main", bundle: nil)
            .instantiateViewController(withIdentifier: isHelp ? "Help" : "PhotoDetail")
    }
}
