//
//  ConfirmationViewController.swift
//  BeanThere
//

import UIKit

/// One class, two scenes: the order was placed, or the payment failed.
final class ConfirmationViewController: BaseViewController {

    enum Outcome {
        case placed(Order)
        case failed(Error)
    }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private weak var pickupLabel: UILabel!   // only when the order was placed
    @IBOutlet private weak var retryButton: UIButton!  // only when the payment failed

    var outcome: Outcome?

    private let timeFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.timeStyle = .short
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        switch outcome {
        case .placed(let order)?:
            titleLabel.text = NSLocalizedString("confirmation.thanks", comment: "")
            messageLabel.text = order.summary
            pickupLabel.text = timeFormatter.string(from: order.pickupAt)
            pickupLabel.isHidden = order.pickupAt < Date()
        case .failed(let error)?:
            titleLabel.textColor = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
            messageLabel.text = error.localizedDescription
            ButtonStyle.outline(retryButton)
        case nil:
            messageLabel.text = nil
        }
    }
}
