import UIKit

final class HomeViewController: UIViewController {

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    private var visits = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "signUp",
            let navigation = segue.destination as? UINavigationController,
            let name = navigation.topViewController as? NameViewController
        {
            name.greeting = "Visit \(visits)"
        }
        if segue.identifier == "showFirst", let first = segue.destination as? FirstViewController {
            first.visits = visits
        }
    }

    @IBAction func signedUp(_ segue: UIStoryboardSegue) {
        guard let code = segue.source as? CodeViewController else { return }
        nameLabel.text = code.name
    }

    @IBAction func unwindToHome(_ segue: UIStoryboardSegue) {
        visits += 1
        countLabel.text = "\(visits) from \(segue.identifier ?? "nowhere")"
    }
}

// MARK: - Signing up, which a navigation controller of its own presents

final class NameViewController: UIViewController {

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var greetingLabel: UILabel!

    var greeting = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.text = greeting
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let code = segue.destination as? CodeViewController {
            code.name = nameField.text ?? ""
        }
    }
}

final class CodeViewController: UIViewController {

    @IBOutlet weak var codeField: UITextField!

    var name = ""

    @IBAction func checkTapped(_ sender: UIButton) {
        guard codeField.text == "1234" else { return }
        performSegue(withIdentifier: "signedUp", sender: nil)
    }
}

// MARK: - Two presentations, one above the other

final class FirstViewController: UIViewController {

    @IBOutlet weak var visitsLabel: UILabel!

    var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        visitsLabel.text = "\(visits)"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let second = segue.destination as? SecondViewController else { return }
        second.visits = visits + 1
    }

    @IBAction func backToFirst(_ segue: UIStoryboardSegue) {
        visitsLabel.text = "back"
    }
}

final class SecondViewController: UIViewController {

    @IBOutlet weak var visitsLabel: UILabel!

    var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        visitsLabel.text = "\(visits)"
    }
}

// MARK: - A class below one of Objective-C, which performs a segue and prepares all

final class PanelViewController: LegacyPanelViewController {

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let log = segue.destination as? LogViewController {
            log.entry = sender as? String ?? "from a button"
        }
    }
}

final class LogViewController: UIViewController {

    @IBOutlet weak var entryLabel: UILabel!

    var entry = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        entryLabel.text = entry
    }
}
