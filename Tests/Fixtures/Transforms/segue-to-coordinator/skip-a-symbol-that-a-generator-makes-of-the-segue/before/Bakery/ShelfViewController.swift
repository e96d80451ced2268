import UIKit

final class ShelfViewController: UIViewController {
    func choose() {
        performSegue(withIdentifier: StoryboardSegue.Main.showCake.rawValue, sender: self)
    }

    let all: [StoryboardSegue.Main] = [.showCake]
}
