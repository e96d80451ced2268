//
//  DrinkCell.swift
//  BeanThere
//

import UIKit

final class DrinkCell: UITableViewCell {

    @IBOutlet weak var nameLabel: UILabel!, priceLabel: UILabel!
    @IBOutlet fileprivate weak var thumbnailView: UIImageView!
    @IBOutlet unowned var addButton: UIButton!

    var onAdd: (() -> Void)?

    override func prepareForReuse() {
        super.prepareForReuse()
        onAdd = nil
        thumbnailView.image = nil
    }

    func configure(with drink: Drink) {
        nameLabel.text = drink.name
        priceLabel.text = Price.string(drink.cents)
        addButton.accessibilityLabel = drink.name
        showThumbnail(of: drink)
    }

    @IBAction func addTapped(_ sender: UIButton) {
        onAdd?()
    }
}

private extension DrinkCell {

    func showThumbnail(of drink: Drink) {
        thumbnailView.image = UIImage(named: drink.imageName)
        thumbnailView.layer.masksToBounds = true
    }
}
