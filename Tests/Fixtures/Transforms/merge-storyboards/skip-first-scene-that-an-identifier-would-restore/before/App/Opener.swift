import UIKit

final class Opener {
    func open() -> UIViewController? {
        UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
    }
}
