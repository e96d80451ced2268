import UIKit

/// Where ShelfViewController leads.
protocol ShelfNavigation {
    func pickCake(from source: ShelfViewController, sender: Any?)
}

final class ShelfViewController: UIViewController {
    /// Opens the screens that this one leads to. Set another one to lead elsewhere.
    lazy var navigation: ShelfNavigation = MainCoordinator()

    private var chosen: String?

    func pick() {
        navigation.pickCake(from: self, sender: nil)
    }

    func configure(_ picker: CakeViewController, sender: Any?) {
        picker.delegate = self
        picker.completion = { [weak self] name in
            self?.chosen = name
        }
    }
}

extension ShelfViewController: CakePickerDelegate {
    func pickerDidCancel(_ picker: CakeViewController) {
        picker.dismiss(animated: true)
    }
}
