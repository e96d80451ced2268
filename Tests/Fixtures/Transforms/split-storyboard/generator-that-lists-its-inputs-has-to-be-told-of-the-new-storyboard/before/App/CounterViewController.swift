import UIKit

final class CounterViewController: UIViewController {
    @IBAction func roasts() {
        show(StoryboardScene.Main.roastList.instantiate(), sender: self)
    }
}

final class ShiftsViewController: UIViewController {
    @IBAction func breaks() { perform(segue: StoryboardSegue.Main.showBreaks) }
}
