import UIKit

final class ShelfViewController: UIViewController {
    private let names = ["Sacher"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake" {
            names.forEach { segue in
                print(segue)
            }
        }
    }
}
