import UIKit

class ShelfViewController: UIViewController {
    func open(names: [String]) {
        for var index = 0; index < names.count; index++ {
            print(names[index])
        }
    }
}
