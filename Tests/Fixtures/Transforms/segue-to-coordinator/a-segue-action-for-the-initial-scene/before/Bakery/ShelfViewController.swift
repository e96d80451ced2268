import UIKit

final class ShelfViewController: UIViewController {
    private let temperature: Int

    init?(coder: NSCoder, temperature: Int) {
        self.temperature = temperature
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        temperature = 20
        super.init(coder: coder)
    }

    func open() {
        performSegue(withIdentifier: "showCake", sender: nil)
    }
}
