//
//  UIColor+Brand.swift
//  BeanThere
//

import UIKit

extension UIColor {

    static let brandBrown = UIColor(red: 111.0 / 255.0, green: 78.0 / 255.0, blue: 55.0 / 255.0, alpha: 1)
    static let espresso = #colorLiteral(red: 0.3058823529, green: 0.2039215686, blue: 0.1803921569, alpha: 1)
    static var crema: UIColor { return UIColor(named: "Crema")! }
    static let mutedText = UIColor(white: 0.33, alpha: 1)
}

enum ButtonStyle {

    static func filled(_ button: UIButton) {
        button.backgroundColor = .brandBrown
        button.setTitleColor(.white, for: .normal)
        button.layer.cornerRadius = 10
    }

    static func outline(_ button: UIButton) {
        button.layer.borderColor = UIColor.brandBrown.cgColor
        button.layer.borderWidth = 1
        button.layer.cornerRadius = 10
    }
}
