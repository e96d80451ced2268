//
//  RatingView.swift
//  BeanThere
//

import UIKit

@objc protocol RatingViewDelegate: AnyObject {
    func ratingView(_ ratingView: RatingView, didSelect rating: Int)
}

@IBDesignable
final class RatingView: UIView {

    @IBInspectable var starColor: UIColor = .systemYellow
    @IBInspectable var maximum: Int = 5

    @IBOutlet weak var delegate: RatingViewDelegate?

    var rating = 0 {
        didSet { updateStars() }
    }

    private let stack = UIStackView()

    override func awakeFromNib() {
        super.awakeFromNib()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = 4
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        for index in 1...max(1, maximum) {
            let star = UIButton(type: .system)
            star.tag = index
            star.tintColor = starColor
            star.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
            stack.addArrangedSubview(star)
        }
        updateStars()
    }

    @objc private func starTapped(_ sender: UIButton) {
        rating = sender.tag
        delegate?.ratingView(self, didSelect: rating)
    }

    private func updateStars() {
        for case let star as UIButton in stack.arrangedSubviews {
            star.setImage(UIImage(systemName: star.tag <= rating ? "star.fill" : "star"), for: .normal)
        }
    }
}
