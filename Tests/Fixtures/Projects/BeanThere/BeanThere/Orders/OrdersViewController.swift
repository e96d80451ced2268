//
//  OrdersViewController.swift
//  BeanThere
//

import UIKit

final class OrdersViewController: ListViewController {

    @IBOutlet private weak var scopeControl: UISegmentedControl!
    @IBOutlet private weak var emptyLabel: UILabel!

    private var orders: [Order] {
        return brew.orders.filter { $0.isActive == (scopeControl.selectedSegmentIndex == 0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "OrderCell", bundle: nil), forCellReuseIdentifier: OrderCell.reuseIdentifier)
        tableView.rowHeight = 80
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    @IBAction func scopeChanged(_ sender: UISegmentedControl) {
        reload()
        scrollToTop(animated: false)
    }

    private func reload() {
        tableView.reloadData()
        emptyLabel.isHidden = !orders.isEmpty
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch SegueID(rawValue: segue.identifier ?? "") {
        case .trackOrder?:
            let controller = segue.destination as? TrackOrderViewController
            controller?.order = sender as? Order
        case .printReceipt?:
            guard let order = sender as? Order, let controller = segue.destination as? BTPReceiptViewController else { return }
            controller.receiptText = ReceiptText.make(for: order)
        default:
            break
        }
    }

    @IBAction func unwindToOrders(_ segue: UIStoryboardSegue) {
        if let track = segue.source as? TrackOrderViewController, let order = track.order {
            brew.cancel(order)
        }
        reload()
    }
}

extension OrdersViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return orders.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OrderCell.reuseIdentifier, for: indexPath) as! OrderCell
        let order = orders[indexPath.row]
        cell.configure(with: order)
        cell.onReorder = { [weak self] in
            order.lines.forEach { self?.cart.add($0) }
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let order = orders[indexPath.row]
        if order.isActive {
            performSegue(withIdentifier: SegueID.trackOrder.rawValue, sender: order)
        } else {
            performSegue(withIdentifier: SegueID.printReceipt.rawValue, sender: order)
        }
    }
}

private enum ReceiptText {

    static func make(for order: Order) -> String {
        let printer = LegacyReceiptPrinter(columns: 32)
        printer.addLine("BeanThere", amount: "#\(order.number)")
        for line in order.lines {
            printer.addLine("\(line.quantity) x \(line.drink.name)", amount: Price.string(line.cents))
        }
        printer.addLine("Total", amount: Price.string(order.cents))
        return printer.text
    }
}
