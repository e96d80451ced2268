import UIKit

final class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    @IBOutlet weak var tableView: UITableView!

    private let rows = ["One", "Two"]

    override func viewDidLoad() {
        super.viewDidLoad()
        let code = UIBarButtonItem(title: "Code", style: .plain, target: self, action: #selector(openInCode))
        navigationItem.rightBarButtonItem = code
    }

    @objc private func openInCode() {
        performSegue(withIdentifier: "code", sender: "from code")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return identifier != "refused"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "row":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
            (segue.destination as? DetailViewController)?.text = rows[indexPath.row]
        case "info":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
            (segue.destination as? DetailViewController)?.text = "About " + rows[indexPath.row]
        case "note":
            (segue.destination as? DetailViewController)?.text = sender is UIBarButtonItem ? "Noted" : "Note"
        case "code":
            (segue.destination as? DetailViewController)?.text = sender as? String
        case "modal":
            let detail = segue.destination as! DetailViewController
            detail.text = "Modal"
        case "sheet":
            guard let navigation = segue.destination as? UINavigationController,
                let detail = navigation.topViewController as? DetailViewController
            else { return }
            detail.text = "Sheet"
        default:
            break
        }
    }

    @IBSegueAction func makeBoxed(_ coder: NSCoder) -> MadeViewController? {
        return MadeViewController(coder: coder, name: "boxed")
    }

    @IBSegueAction func makeMade(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> MadeViewController? {
        return MadeViewController(coder: coder, name: segueIdentifier ?? "nameless")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

final class DetailViewController: UIViewController {

    @IBOutlet weak var label: UILabel!

    var text: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
    }
}

final class MadeViewController: UIViewController {

    @IBOutlet weak var label: UILabel!

    private let name: String

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("Use init(coder:name:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = name
    }
}
