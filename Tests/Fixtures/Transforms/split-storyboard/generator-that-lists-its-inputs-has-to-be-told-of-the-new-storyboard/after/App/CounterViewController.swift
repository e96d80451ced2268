import UIKit

final class CounterViewController: UIViewController {
    @IBAction func roasts() {
        show(StoryboardScene.Roast.roastList.instantiate(), sender: self)
    }
}

final class ShiftsViewController: UIViewController {
    @IBAction func breaks() { perform(segue: StoryboardSegue.Main.showBreaks) }
}
