//
//  StoresViewController.swift
//  BeanThere
//

import UIKit

class StoresViewController: ListViewController {

    // Only the favorites have one.
    @IBOutlet weak var editHintLabel: UILabel!

    var stores: [Store] = [] {
        didSet { tableView.reloadData() }
    }

    var favoritesOnly: Bool { return false }

    override func viewDidLoad() {
        super.viewDidLoad()
        brew.fetchStores(favoritesOnly: favoritesOnly) { [weak self] result in
            switch result {
            case .success(let stores): self?.stores = stores
            case .failure(let error): self?.show(error)
            }
        }
    }
}

extension StoresViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return stores.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "StoreCell", for: indexPath)
        cell.textLabel?.text = stores[indexPath.row].name
        cell.detailTextLabel?.text = stores[indexPath.row].address
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return favoritesOnly
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        brew.removeFavorite(stores[indexPath.row])
        stores.remove(at: indexPath.row)
        editHintLabel.text = NSLocalizedString("stores.removed", comment: "")
        editHintLabel.isHidden = false
    }
}

final class FavoriteStoresViewController: StoresViewController {

    override var favoritesOnly: Bool { return true }

    override var stores: [Store] {
        didSet {
            editHintLabel.isHidden = stores.isEmpty
        }
    }
}
