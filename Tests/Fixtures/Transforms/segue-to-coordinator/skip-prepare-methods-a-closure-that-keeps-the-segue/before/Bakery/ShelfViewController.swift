import UIKit

final class ShelfViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            later { [weak segue] in
                segue?.destination.title = "Bakery"
            }
        }
    }

    private func later(_ work: @escaping () -> Void) {}
}
