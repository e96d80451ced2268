import UIKit

class BaseViewController: UIViewController {
    @IBAction func help(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "showHelp", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showHelp", let help = segue.destination as? HelpViewController {
            help.topic = title
        }
    }
}
