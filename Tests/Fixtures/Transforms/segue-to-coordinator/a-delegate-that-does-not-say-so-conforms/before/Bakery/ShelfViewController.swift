import UIKit

final class ShelfViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private weak var tableView: UITableView!
    private let names = ["Sacher", "Linzer"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cake", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let cake = segue.destination as? CakeViewController, let row = tableView.indexPathForSelectedRow?.row {
            cake.name = names[row]
        }
    }
}
