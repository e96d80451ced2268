//
//  CustomizeDrinkViewController.swift
//  BeanThere
//

import UIKit

final class CustomizeDrinkViewController: BaseViewController {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var milkControl: UISegmentedControl!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var extrasView: UICollectionView! {
        didSet {
            extrasView.allowsMultipleSelection = true
            extrasView.register(UINib(nibName: "ExtraCell", bundle: nil), forCellWithReuseIdentifier: "ExtraCell")
        }
    }

    var drink: Drink?
    var customization = Customization()

    override func viewDidLoad() {
        super.viewDidLoad()
        if let drink = drink {
            titleLabel.text = drink.name
        }
        milkControl.selectedSegmentIndex = customization.milk
        nameField.text = customization.name
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "saveCustomization" else { return }
        customization.milk = milkControl.selectedSegmentIndex
        customization.name = nameField.text ?? ""
        customization.extras = (extrasView.indexPathsForSelectedItems ?? []).map { Extra.all[$0.item] }
    }
}

extension CustomizeDrinkViewController: UICollectionViewDataSource, UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Extra.all.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ExtraCell", for: indexPath) as! ExtraCell
        cell.configure(with: Extra.all[indexPath.item])
        return cell
    }
}

extension CustomizeDrinkViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
