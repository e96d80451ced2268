//
//  MenuStyler.swift
//  BeanThere
//

import UIKit

/// An object of the menu scene, so that designers can swap it.
final class MenuStyler: NSObject {

    static var isHappyHour: Bool {
        let hour = Calendar.current.component(.hour, from: Date())
        return (14..<16).contains(hour)
    }

    func style(_ bar: UIView) {
        bar.layer.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor
        bar.layer.shadowOpacity = 0.2
        bar.layer.shadowOffset = CGSize(width: 0, height: -1)
    }
}
