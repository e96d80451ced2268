//
//  ListViewController.swift
//  BeanThere
//

import UIKit

protocol ScrollsToTop {
    var tableView: UITableView! { get }
}

extension ScrollsToTop {
    func scrollToTop(animated: Bool = true) {
        guard tableView.numberOfSections > 0, tableView.numberOfRows(inSection: 0) > 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: animated)
    }
}

/// A screen whose main thing is a table. The outlet is connected in the scenes of the subclasses.
class ListViewController: BaseViewController {

    @IBOutlet weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.tableFooterView = UIView()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }
}

extension ListViewController: ScrollsToTop {}
