//
//  AccountViewController.swift
//  BeanThere
//

import UIKit

final class AccountViewController: BaseViewController {

    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var emailLabel: UILabel!
    @IBOutlet private weak var pointsLabel: UILabel!
    @IBOutlet private weak var loginButton: UIButton!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    @IBAction func loginTapped(_ sender: UIButton) {
        performSegue(withIdentifier: SegueID.showLogin.rawValue, sender: self)
    }

    @IBAction func unwindToAccount(_ segue: UIStoryboardSegue) {
        update()
        guard segue.identifier == "didLogin", brew.beans >= 10 else { return }
        let rewards = UIStoryboard(name: "Account", bundle: nil).instantiateViewController(withIdentifier: "RewardsViewController")
        navigationController?.pushViewController(rewards, animated: true)
    }

    private func update() {
        if let name = brew.userName {
            greetingLabel.text = String(format: NSLocalizedString("account.hello", comment: ""), name)
            emailLabel.text = name
            loginButton.isHidden = true
        }
        pointsLabel.text = "\(brew.beans) beans"
        pointsLabel.textColor = brew.beans >= 10 ? .white : UIColor(white: 1, alpha: 0.6)
    }
}
