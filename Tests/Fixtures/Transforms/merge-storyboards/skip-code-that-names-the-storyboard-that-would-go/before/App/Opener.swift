import Library
import UIKit

final class Opener {
    func open(_ flag: Bool) {
        Library.register(UIStoryboard(name: "Set" + "tings", bundle: nil))
    }
}
