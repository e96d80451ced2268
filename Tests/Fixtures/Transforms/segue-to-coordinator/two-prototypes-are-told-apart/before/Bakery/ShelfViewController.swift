import UIKit

final class ShelfViewController: UITableViewController {
    private let names = ["Sacher", "Linzer"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < names.count else {
            return tableView.dequeueReusableCell(withIdentifier: "Oven", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cake", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showCake",
            let cake = segue.destination as? CakeViewController,
            let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell)
        {
            cake.name = names[indexPath.row]
        }
    }
}
