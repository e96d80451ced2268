import UIKit

final class ShelfViewController: UIViewController {
    private let ovenSegue = "showOven"
    private let limit = 12

    // MARK: - Opening

    func open(_ name: String) {
        performSegue(withIdentifier: SegueIdentifier.cake.rawValue, sender: name)
    }

    func bake() {
        performSegue(withIdentifier: ovenSegue, sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == SegueIdentifier.cake.rawValue {
            (segue.destination as? CakeViewController)?.name = sender as? String
        }
    }

    // MARK: - Segues

    /// What the storyboard calls its segues.
    enum SegueIdentifier: String {
        case cake = "showCake"
    }
}

// MARK: - Unused

extension ShelfViewController {
    static let unusedButPublicElsewhere = "showCake or showOven"
}
