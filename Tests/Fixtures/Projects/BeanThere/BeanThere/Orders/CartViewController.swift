//
//  CartViewController.swift
//  BeanThere
//

import UIKit

final class CartViewController: ListViewController {

    @IBOutlet private weak var footerView: UIView!
    @IBOutlet private var totalLabel: UILabel!
    // Strong: comes and goes with the first and the last line.
    @IBOutlet var checkoutButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        ButtonStyle.filled(checkoutButton)
        update()
    }

    private func update() {
        totalLabel.text = String(format: NSLocalizedString("cart.total", comment: ""), Price.string(cart.cents))
        if cart.isEmpty {
            checkoutButton.removeFromSuperview()
        } else if checkoutButton.superview == nil {
            footerView.addSubview(checkoutButton)
            NSLayoutConstraint.activate([
                checkoutButton.topAnchor.constraint(equalTo: totalLabel.bottomAnchor, constant: 8),
                checkoutButton.leadingAnchor.constraint(equalTo: totalLabel.leadingAnchor),
                checkoutButton.trailingAnchor.constraint(equalTo: totalLabel.trailingAnchor),
            ])
        }
    }

    // MARK: Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        if identifier == "checkout" {
            return !cart.isEmpty
        }
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "checkout", let checkout = segue.destination as? CheckoutViewController {
            checkout.lines = cart.lines
        }
    }
}

extension CartViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return cart.lines.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CartLineCell", for: indexPath)
        let line = cart.lines[indexPath.row]
        cell.textLabel?.text = "\(line.quantity) × \(line.drink.name)"
        cell.detailTextLabel?.text = Price.string(line.cents)
        return cell
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        cart.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        update()
    }
}
