import UIKit

final class CounterViewController: UIViewController {
    func roasts() {
        show(StoryboardScene.Roast.roastList.instantiate(), sender: self)
    }
}

final class ShiftsViewController: UIViewController {
    func breaks() { perform(segue: StoryboardSegue.Main.showBreaks) }
}
