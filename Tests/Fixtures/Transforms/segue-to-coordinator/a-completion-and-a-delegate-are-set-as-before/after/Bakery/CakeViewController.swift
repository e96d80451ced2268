import UIKit

protocol CakePickerDelegate: AnyObject {
    func pickerDidCancel(_ picker: CakeViewController)
}

final class CakeViewController: UIViewController {
    weak var delegate: CakePickerDelegate?
    var completion: ((String) -> Void)?
}
