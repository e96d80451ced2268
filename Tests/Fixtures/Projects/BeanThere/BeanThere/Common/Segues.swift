//
//  Segues.swift
//  BeanThere
//

import UIKit

/// Half of the segues moved here in 2.0. The rest still use literals.
enum SegueID: String {
    case trackOrder
    case printReceipt
    case showLogin
    case showRewards
}

struct Storyboards {
    static let main = "Main"
    static let account = "Account"
}

/// Pushes with a cross fade. Used for the checkout.
final class FadeSegue: UIStoryboardSegue {

    override func perform() {
        let transition = CATransition()
        transition.duration = 0.3
        transition.type = .fade
        source.navigationController?.view.layer.add(transition, forKey: kCATransition)
        source.navigationController?.pushViewController(destination, animated: false)
    }
}
