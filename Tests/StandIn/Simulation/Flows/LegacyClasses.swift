// The app's Objective-C class, in Swift, method by method.

import UIKit

class LegacyPanelViewController: UIViewController {

    @objc var panelName: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        panelName = "Panel"
    }

    @IBAction func openLog(_ sender: Any) {
        performSegue(withIdentifier: "showLog", sender: "from the panel")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.title = panelName
    }
}
