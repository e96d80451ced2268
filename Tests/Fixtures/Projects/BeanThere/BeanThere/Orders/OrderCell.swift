//
//  OrderCell.swift
//  BeanThere
//

import UIKit

class OrderCell: UITableViewCell {

    static let reuseIdentifier = "OrderCell"

    @IBOutlet weak var numberLabel: UILabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var reorderButton: UIButton!

    var onReorder: (() -> Void)?

    func configure(with order: Order) {
        numberLabel.text = String(format: NSLocalizedString("order.number", comment: ""), order.number)
        summaryLabel.text = order.summary
        statusLabel.text = NSLocalizedString("order.status.\(order.status.rawValue)", comment: "")
        statusLabel.textColor = order.status == .ready ? UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1) : .secondaryLabel
        reorderButton.isHidden = order.isActive
    }

    @IBAction func reorderTapped(_ sender: UIButton) {
        onReorder?()
    }
}
