import UIKit

class CardStyler: NSObject {
    func style(_ view: UIView) {}
}
