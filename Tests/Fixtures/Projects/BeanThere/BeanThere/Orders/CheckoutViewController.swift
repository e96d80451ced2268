//
//  CheckoutViewController.swift
//  BeanThere
//

import UIKit

final class CheckoutViewController: BaseViewController {

    private enum Segue: String {
        case paymentSucceeded
        case paymentFailed
    }

    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var emailField: UITextField!
    @IBOutlet weak var methodControl: UISegmentedControl!
    @IBOutlet
    weak var totalLabel: UILabel!
    @IBOutlet weak var payButton: UIButton!

    var lines: [CartLine] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        totalLabel.text = Price.string(lines.reduce(0) { $0 + $1.cents })
        ButtonStyle.filled(payButton)
        nameField.text = brew.userName
        emailField.isEnabled = true
    }

    @IBAction func payTapped(_ sender: UIButton) {
        view.endEditing(true)
        payButton.isEnabled = false
        setLoading(true)
        brew.place(lines, email: emailField.text ?? "") { [weak self] result in
            guard let self = self else { return }
            self.setLoading(false)
            self.payButton.isEnabled = true
            switch result {
            case .success(let order):
                self.performSegue(withIdentifier: Segue.paymentSucceeded.rawValue, sender: order)
            case .failure(let error):
                self.performSegue(withIdentifier: Segue.paymentFailed.rawValue, sender: error)
            }
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let confirmation = segue.destination as? ConfirmationViewController else { return }
        switch segue.identifier {
        case Segue.paymentSucceeded.rawValue:
            confirmation.outcome = (sender as? Order).map { .placed($0) }
        case Segue.paymentFailed.rawValue:
            confirmation.outcome = (sender as? Error).map { .failed($0) }
        default:
            break
        }
    }

    @IBAction func unwindToCheckout(_ segue: UIStoryboardSegue) {
        methodControl.selectedSegmentIndex = 0
    }
}

extension CheckoutViewController: UITextFieldDelegate {

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            emailField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
