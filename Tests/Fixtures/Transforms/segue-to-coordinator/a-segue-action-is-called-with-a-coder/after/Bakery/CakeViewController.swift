import UIKit

final class CakeViewController: UIViewController {
    private let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("made with a name")
    }
}
