import UIKit

// StoryboardSegue.Main.showRoast leads to one roast.
final class RoastListViewController: UIViewController {
    func open() { perform(segue: StoryboardSegue.Main.showRoast, sender: self) }
}

final class RoastDetailViewController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == StoryboardSegue.Main.editRoast.rawValue { title = nil }
    }
}
