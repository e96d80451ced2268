//
//  RewardsViewController.swift
//  BeanThere
//

import UIKit

/// Was Objective-C once; the storyboard still knows it by its old name.
@objc(BTRewardsViewController)
final class RewardsViewController: BaseViewController {

    @IBOutlet weak var cardView: UIView!
    @IBOutlet weak var pointsLabel: UILabel!
    @IBOutlet weak var captionLabel: UILabel!
    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet weak var redeemButton: UIButton!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    @IBAction func redeem(_ sender: UIButton) {
        brew.redeemBeans()
        update()
    }

    private func update() {
        pointsLabel.text = "\(brew.beans)"
        captionLabel.text = NSLocalizedString(brew.beans >= 10 ? "rewards.ready" : "rewards.missing", comment: "")
        progressView.progress = min(1, Float(brew.beans) / 10)
        redeemButton.isEnabled = brew.beans >= 10
        cardView.backgroundColor = brew.beans >= 10 ? .brandBrown : .espresso
    }
}
