//
//  TrackOrderViewController.swift
//  BeanThere
//

import UIKit

final class TrackOrderViewController: BaseViewController {

    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var etaLabel: UILabel!
    @IBOutlet private var stepLabels: [UILabel]!
    @IBOutlet private weak var cancelButton: UIButton!
    @IBOutlet private weak var cancelBottom: NSLayoutConstraint!
    @IBOutlet weak var refreshTap: UITapGestureRecognizer!

    var order: Order?

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshTap.delaysTouchesEnded = false
        refresh()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        cancelBottom.constant = view.safeAreaInsets.bottom > 0 ? 9 : 20
    }

    @IBAction func refreshTapped(_ sender: UITapGestureRecognizer) {
        refresh()
    }

    private func refresh() {
        guard let order = order else { return }
        let step = order.status.rawValue
        statusLabel.text = NSLocalizedString("order.status.\(step)", comment: "")
        progressView.progress = Float(step + 1) / 3
        for (index, label) in stepLabels.enumerated() {
            label.textColor = index <= step ? .label : .tertiaryLabel
        }
        let minutes = max(0, Int(order.pickupAt.timeIntervalSinceNow / 60))
        etaLabel.text = String(format: NSLocalizedString("track.eta", comment: ""), minutes)
        cancelButton.isHidden = order.status != .received
    }
}
