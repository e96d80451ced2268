//
//  NutritionViewController.swift
//  BeanThere
//

import UIKit

final class NutritionViewController: BaseViewController {

    @IBOutlet private weak var caloriesLabel: UILabel!
    @IBOutlet private weak var caffeineLabel: UILabel!
    @IBOutlet private weak var sugarLabel: UILabel!
    @IBOutlet private weak var subtitleLabel: UILabel! // TODO: waiting for the new design

    private let drink: Drink

    init?(coder: NSCoder, drink: Drink) {
        self.drink = drink
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("Use init(coder:drink:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        caloriesLabel.text = "\(drink.calories) kcal"
        caffeineLabel.text = "\(drink.caffeine) mg"
        sugarLabel.text = "\(drink.sugar) g"
    }
}
