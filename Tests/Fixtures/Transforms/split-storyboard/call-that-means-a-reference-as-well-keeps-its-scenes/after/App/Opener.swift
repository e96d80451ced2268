import UIKit

final class Opener {
    func open(_ flag: Bool) -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: flag ? "OrderDetail" : "PhotoDetail")
    }
}
