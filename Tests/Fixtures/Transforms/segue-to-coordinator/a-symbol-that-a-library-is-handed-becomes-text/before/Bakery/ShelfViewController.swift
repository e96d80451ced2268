import UIKit
import Forms

final class ShelfViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        row(title: "Cake", opens: StoryboardSegue.Main.showCake.rawValue)
    }
}
