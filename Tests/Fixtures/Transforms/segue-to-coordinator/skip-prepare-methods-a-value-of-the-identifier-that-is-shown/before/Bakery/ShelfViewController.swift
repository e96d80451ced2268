import UIKit

final class ShelfViewController: UIViewController {
    enum SegueName: String {
        case showCake, showOven
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let name = SegueName(rawValue: segue.identifier ?? "") else { return }
        switch name {
        case .showCake:
            segue.destination.title = "\(name)"
        case .showOven:
            break
        }
    }
}
