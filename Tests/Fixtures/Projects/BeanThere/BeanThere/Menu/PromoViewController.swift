//
//  PromoViewController.swift
//  BeanThere
//

import UIKit

/// Lives in the container at the top of the menu.
final class PromoViewController: UIViewController {

    @IBOutlet fileprivate weak var headlineLabel: UILabel!
    @IBOutlet fileprivate weak var bodyLabel: UILabel!

    var onTap: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(displayP3Red: 0.847, green: 0.459, blue: 0.18, alpha: 1)
        showSeason(Calendar.current.component(.month, from: Date()))
    }

    @IBAction func tellMeMore(_ sender: Any) {
        onTap?()
    }
}

extension PromoViewController {

    fileprivate func showSeason(_ month: Int) {
        guard month < 9 else { return }
        headlineLabel.text = NSLocalizedString("promo.summer", comment: "")
        bodyLabel.text = NSLocalizedString("promo.summer.body", comment: "")
    }
}
