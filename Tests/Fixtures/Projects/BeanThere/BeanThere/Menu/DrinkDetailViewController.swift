//
//  DrinkDetailViewController.swift
//  BeanThere
//

import UIKit

final class DrinkDetailViewController: BaseViewController {

    @IBOutlet private(set) weak var heroImageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet
    private weak var descriptionLabel: UILabel!
    @IBOutlet var sizeButtons: [UIButton]!
    @IBOutlet private weak var ratingView: RatingView!
    @IBOutlet private weak var quantityPicker: QuantityPickerView!
    @IBOutlet weak var addButton: UIButton! /* styled in code */

    // Nutrition
    @IBOutlet private weak var nutritionPanel: UIView!
    @IBOutlet private weak var caloriesLabel: UILabel!
    @IBOutlet private weak var nutritionHeight: NSLayoutConstraint!

    // Shown once
    @IBOutlet private weak var hintView: UIView!

    var drink: Drink!

    private var size = Size.small
    private var customization = Customization()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = drink.name
        heroImageView.image = UIImage(named: drink.imageName)
        nameLabel.text = drink.name
        descriptionLabel.text = drink.blurb
        caloriesLabel.text = "\(drink.calories) kcal"
        ratingView.rating = UserDefaults.standard.integer(forKey: "rating-\(drink.id)")
        ButtonStyle.filled(addButton)
        updateSize()
        hideHintIfSeen()

        let toggle = UITapGestureRecognizer(target: self, action: #selector(toggleNutrition))
        descriptionLabel.isUserInteractionEnabled = true
        descriptionLabel.addGestureRecognizer(toggle)
    }

    // MARK: Actions

    @IBAction func sizeTapped(_ sender: UIButton) {
        size = Size(rawValue: sender.tag) ?? .small
        updateSize()
    }

    @IBAction func addToCart(_ sender: UIButton) {
        cart.add(CartLine(drink: drink, size: size, quantity: quantityPicker.count, customization: customization))
        navigationController?.popViewController(animated: true)
    }

    @objc private func toggleNutrition() {
        if nutritionHeight.isActive {
            nutritionHeight.isActive = false
            nutritionPanel.alpha = 1
        } else {
            nutritionHeight.isActive = true
            nutritionPanel.alpha = 0
        }
        UIView.animate(withDuration: 0.25) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Navigation

    @IBSegueAction func makeNutrition(_ coder: NSCoder) -> NutritionViewController? {
        return NutritionViewController(coder: coder, drink: drink)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if let navigation = segue.destination as? UINavigationController,
           let customize = navigation.viewControllers.first as? CustomizeDrinkViewController {
            customize.drink = drink
            customize.customization = customization
        }
    }

    @IBAction func unwindFromCustomize(_ segue: UIStoryboardSegue) {
        if segue.identifier == "saveCustomization", let customize = segue.source as? CustomizeDrinkViewController {
            customization = customize.customization
        }
    }

    // MARK: Helpers

    private func updateSize() {
        for button in sizeButtons {
            let isSelected = button.tag == size.rawValue
            button.backgroundColor = isSelected ? UIColor(red: 0.43529411764705883, green: 0.30588235294117649, blue: 0.21568627450980393, alpha: 1) : .crema
            button.setTitleColor(isSelected ? .white : .brandBrown, for: .normal)
        }
    }

    private func hideHintIfSeen() {
        if UserDefaults.standard.bool(forKey: "hintSeen") {
            hintView.removeFromSuperview()
        } else {
            UserDefaults.standard.set(true, forKey: "hintSeen")
        }
    }
}

extension DrinkDetailViewController: RatingViewDelegate {

    func ratingView(_ ratingView: RatingView, didSelect rating: Int) {
        UserDefaults.standard.set(rating, forKey: "rating-\(drink.id)")
    }
}
