import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        show(StoryboardScene.Main.settings.instantiate(), sender: self)
    }
}
