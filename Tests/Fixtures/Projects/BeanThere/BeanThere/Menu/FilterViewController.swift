//
//  FilterViewController.swift
//  BeanThere
//

import UIKit

final class FilterViewController: BaseViewController {

    @IBOutlet weak var kindControl : UISegmentedControl!
    @IBOutlet weak var dairyFreeSwitch:UISwitch!
    @IBOutlet   weak   var  maxPriceLabel : UILabel!
    @IBOutlet weak var priceSlider: UISlider!

    var filter = DrinkFilter()

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 300, height: 240)
        dairyFreeSwitch.isOn = filter.dairyFree
        priceSlider.value = Float(filter.maximumCents) / 100
        updatePrice()
    }

    @IBAction func kindChanged(_ sender: UISegmentedControl) {
        let kinds: [Drink.Kind?] = [nil, .coffee, .tea]
        filter.kind = kinds[sender.selectedSegmentIndex]
    }

    @IBAction func priceChanged(_ sender: UISlider) {
        filter.maximumCents = Int(sender.value * 100)
        updatePrice()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "applyFilter" {
            filter.dairyFree = dairyFreeSwitch.isOn
            if kindControl.selectedSegmentIndex == 0 {
                filter.kind = nil
            }
        }
    }

    private func updatePrice() {
        maxPriceLabel.text = String(format: NSLocalizedString("filter.upTo", comment: ""), Price.string(filter.maximumCents))
    }
}
