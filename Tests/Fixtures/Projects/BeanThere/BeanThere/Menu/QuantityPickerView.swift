//
//  QuantityPickerView.swift
//  BeanThere
//

import UIKit

/// Owner of QuantityPickerView.xib.
final class QuantityPickerView: UIView {

    @IBOutlet private weak var contentView: UIView!
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var minusButton: UIButton!

    private(set) var count = 1 {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    @IBAction func decrement(_ sender: UIButton) {
        count = max(1, count - 1)
    }

    @IBAction func increment(_ sender: UIButton) {
        count += 1
    }

    private func loadContent() {
        Bundle.main.loadNibNamed("QuantityPickerView", owner: self, options: nil)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        update()
    }

    private func update() {
        countLabel.text = "\(count)"
        minusButton.isEnabled = count > 1
    }
}
