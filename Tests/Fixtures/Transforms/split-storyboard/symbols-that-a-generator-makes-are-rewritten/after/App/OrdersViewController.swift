import UIKit

final class OrdersViewController: UIViewController {
    func openSettings() {
        show(StoryboardScene.Settings.settings.instantiate(), sender: self)
    }
}
