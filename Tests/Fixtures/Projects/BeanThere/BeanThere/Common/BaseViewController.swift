//
//  BaseViewController.swift
//  BeanThere
//

import UIKit

/// Anything that can show that it is busy.
protocol LoadingPresenting: AnyObject {
    var activityIndicator: UIActivityIndicatorView? { get }
}

extension LoadingPresenting {
    func setLoading(_ loading: Bool) {
        if loading {
            activityIndicator?.startAnimating()
        } else {
            activityIndicator?.stopAnimating()
        }
    }
}

class BaseViewController: UIViewController {

    // Not every scene has one.
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView?

    let brew = BrewService.shared
    let cart = CartStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
    }

    func show(_ error: Error) {
        let alert = UIAlertController(title: NSLocalizedString("error.title", comment: ""), message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("error.ok", comment: ""), style: .default))
        present(alert, animated: true)
    }
}

extension BaseViewController: LoadingPresenting {}
