//
//  LoginViewController.swift
//  BeanThere
//

import UIKit

final class LoginViewController: BaseViewController {

    @IBOutlet weak var emailField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet weak var errorLabel: UILabel!
    @IBOutlet weak var submitButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        ButtonStyle.filled(submitButton)
    }

    @IBAction func submit(_ sender: UIButton) {
        submitButton.isEnabled = false
        brew.signIn(email: emailField.text ?? "", password: passwordField.text ?? "") { [weak self] result in
            guard let self = self else { return }
            self.submitButton.isEnabled = true
            switch result {
            case .success:
                self.performSegue(withIdentifier: "didLogin", sender: self)
            case .failure(let error):
                self.errorLabel.text = error.localizedDescription
                self.errorLabel.isHidden = false
            }
        }
    }
}
