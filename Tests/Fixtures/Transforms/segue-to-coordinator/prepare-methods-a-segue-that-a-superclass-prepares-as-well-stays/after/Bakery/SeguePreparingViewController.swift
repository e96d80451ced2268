import UIKit

/// Prepares each segue in a method of its own: `prepareForShowDetail(_:sender:)` for the segue `showDetail`.
class SeguePreparingViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepareByName(for: segue, sender: sender)
    }
}

extension UIViewController {
    /// Calls the method that is named after the segue, if there is one: after its identifier, or after the class that
    /// it leads to where it has none.
    func prepareByName(for segue: UIStoryboardSegue, sender: Any?) {
        let identifier = segue.identifier ?? String(describing: type(of: segue.destination))
        let words = identifier.split { !$0.isLetter && !$0.isNumber }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let selector = NSSelectorFromString("prepareFor\(name):sender:")
        // UIKit has a method of this kind itself: prepareForSegue:sender:.
        guard responds(to: selector), !UIViewController.instancesRespond(to: selector) else { return }
        perform(selector, with: segue, with: sender)
    }
}
