import UIKit

final class ShelfViewController: UIViewController {
    private var chosen: String?

    func pick() {
        performSegue(withIdentifier: "pickCake", sender: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let picker as CakeViewController:
            picker.delegate = self
            picker.completion = { [weak self] name in
                self?.chosen = name
            }
        default:
            break
        }
    }
}

extension ShelfViewController: CakePickerDelegate {
    func pickerDidCancel(_ picker: CakeViewController) {
        picker.dismiss(animated: true)
    }
}
