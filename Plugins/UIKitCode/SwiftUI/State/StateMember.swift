import TransformKit

/// A property of UIKit's views that a screen's state keeps for one of SwiftUI's.
enum StateMember: String, Hashable, CaseIterable {
    case text, title, image, isHidden, alpha, isEnabled, textColor, backgroundColor, placeholder, isOn, cornerRadius,
        tintColor
    case isUserInteractionEnabled
    /// That of a slider.
    case value
    /// That of a stepper, which has the same name and another type.
    case number
    case selectedSegmentIndex, progress, isAnimating

    /// The member that code means by a name; nil where a view of the kind has none of the name that a state could keep.
    init?(_ name: String, of element: Element) {
        let kind = element.name
        let everywhere: [String: StateMember] = [
            "isHidden": .isHidden, "alpha": .alpha, "layer.cornerRadius": .cornerRadius,
            "isUserInteractionEnabled": .isUserInteractionEnabled,
        ]
        let own: [String: [String: StateMember]] = [
            "label": ["text": .text, "textColor": .textColor, "backgroundColor": .backgroundColor],
            "button": ["isEnabled": .isEnabled, "backgroundColor": .backgroundColor, "tintColor": .tintColor],
            "imageView": ["image": .image, "backgroundColor": .backgroundColor, "tintColor": .tintColor],
            "textField": [
                "text": .text, "isEnabled": .isEnabled, "placeholder": .placeholder, "textColor": .textColor,
            ],
            "switch": ["isOn": .isOn, "isEnabled": .isEnabled],
            "slider": ["value": .value, "isEnabled": .isEnabled],
            "stepper": ["value": .number, "isEnabled": .isEnabled],
            "segmentedControl": ["selectedSegmentIndex": .selectedSegmentIndex, "isEnabled": .isEnabled],
            "progressView": ["progress": .progress], "activityIndicatorView": ["isAnimating": .isAnimating],
            "view": ["backgroundColor": .backgroundColor], "stackView": [:], "scrollView": [:],
        ]
        guard let members = own[kind], let member = members[name] ?? everywhere[name] else { return nil }
        self = member
    }

    /// The type as UIKit's view has it, so that code reads and writes the same.
    var type: String {
        switch self {
        case .text, .title, .placeholder: "String?"
        case .image: "UIImage?"
        case .isHidden, .isEnabled, .isOn, .isAnimating, .isUserInteractionEnabled: "Bool"
        case .alpha, .cornerRadius: "CGFloat"
        case .textColor, .backgroundColor, .tintColor: "UIColor?"
        case .value, .progress: "Float"
        case .number: "Double"
        case .selectedSegmentIndex: "Int"
        }
    }

    /// The name of a property for an outlet: `emailText` of `emailTextField`, `isSaveButtonEnabled` of `saveButton`.
    func propertyName(of outlet: String) -> String {
        let capital = outlet.capitalizedFirst
        // A control without an outlet is called by what it does: `volumeChangedSlider`.
        let deed = { (name: String, kinds: [String]) in
            let verbs = ["WithSender", "ValueChanged", "DidChange", "Changed"]
            return [kinds, [verbs[0]], Array(verbs.dropFirst()), kinds].reduce(name, Self.stem)
        }
        switch self {
        case .text: return Self.name(Self.stem(outlet, ["TextField", "Field", "Label", "Text", "Lbl", "Txt"]), "Text")
        case .title: return Self.name(Self.stem(outlet, ["Button", "Btn", "Title"]), "Title")
        case .image:
            return Self.name(
                Self.stem(outlet, ["ImageView", "Image", "ImgView", "Img", "View", "Button", "Btn"]), "Image")
        case .placeholder: return Self.name(Self.stem(outlet, ["TextField", "Field"]), "Placeholder")
        case .textColor: return Self.name(Self.stem(outlet, ["Color"]), "Color")
        case .backgroundColor: return outlet + "Background"
        case .alpha: return outlet + "Opacity"
        case .cornerRadius: return outlet + "CornerRadius"
        case .tintColor: return outlet + "Tint"
        case .isUserInteractionEnabled: return "is\(capital)Touchable"
        case .isHidden: return "is\(capital)Hidden"
        case .isEnabled: return "is\(capital)Enabled"
        case .isAnimating: return "is\(capital)Animating"
        case .isOn:
            let stem = deed(outlet, ["UISwitch", "Switch", "Toggle"]).capitalizedFirst
            return stem.hasPrefix("Is") && stem.dropFirst(2).first?.isUppercase == true
                ? "is\(stem.dropFirst(2))On" : "is\(stem)On"
        case .value: return Self.name(deed(outlet, ["Slider", "Value"]), "Value")
        case .number: return Self.name(deed(outlet, ["Stepper", "Value"]), "Value")
        case .progress: return Self.name(Self.stem(outlet, ["ProgressView", "ProgressBar", "Progress"]), "Progress")
        case .selectedSegmentIndex:
            return Self.name(deed(outlet, ["SegmentedControl", "Segment", "Control", "Index"]), "Index")
        }
    }

    /// `emailText`, or `text` where there is no other word.
    private static func name(_ stem: String, _ kind: String) -> String {
        stem.isEmpty ? kind.prefix(1).lowercased() + kind.dropFirst() : stem + kind
    }

    /// The name without the word for its kind; empty where nothing else is in it.
    private static func stem(_ outlet: String, _ endings: [String]) -> String {
        // `progressView` alone is the progress of its screen.
        if endings.contains(where: { $0.lowercased() == outlet.lowercased() }) { return "" }
        guard let ending = endings.first(where: { outlet.hasSuffix($0) && outlet.count > $0.count }) else {
            return outlet
        }
        return String(outlet.dropLast(ending.count))
    }
}
