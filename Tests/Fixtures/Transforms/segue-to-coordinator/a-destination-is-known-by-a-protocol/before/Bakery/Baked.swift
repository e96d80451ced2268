import UIKit

protocol Baked {
    func bake(at temperature: Int)
}
