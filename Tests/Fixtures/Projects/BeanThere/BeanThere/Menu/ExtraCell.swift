//
//  ExtraCell.swift
//  BeanThere
//

import UIKit

final class ExtraCell: UICollectionViewCell {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var priceLabel: UILabel!

    override var isSelected: Bool {
        didSet {
            layer.borderWidth = isSelected ? 2 : 0
            layer.borderColor = UIColor(red: 111 / 255, green: 78 / 255, blue: 55 / 255, alpha: 1).cgColor
        }
    }

    func configure(with extra: Extra) {
        titleLabel.text = extra.title
        priceLabel.text = "+ " + Price.string(extra.cents)
    }
}
