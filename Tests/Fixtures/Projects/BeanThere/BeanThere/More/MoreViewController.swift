//
//  MoreViewController.swift
//  BeanThere
//

import UIKit

class MoreViewController: UITableViewController {

    @IBOutlet weak var notificationsSwitch: UISwitch!
    @IBOutlet weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        notificationsSwitch.isOn = UserDefaults.standard.bool(forKey: "notifications")
        versionLabel.text = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    }

    @IBAction func notificationsChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: "notifications")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showPrinter" {
            let controller = segue.destination as! BTPReceiptViewController
            controller.receiptText = LegacyReceiptPrinter.testPage()
        }
    }
}
