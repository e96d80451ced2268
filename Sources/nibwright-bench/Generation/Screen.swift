/// One scene or xib with the class that goes with it, decided before any text of either is written.
struct Screen {
    let number: Int
    let topic: String
    let isScene: Bool
    /// The project's folder and module that it is in.
    let module: String
    let outlets: [Outlet]
    /// Views that nothing in code names.
    let plainViews: [ViewKind]
    /// Scenes of the same storyboard that a segue leads to.
    let segues: [Segue]
    let inlineColors: Int
    let namedColors: Int

    var className: String { "\(topic)\(isScene ? "ViewController" : "Cell")" }
    var hasTable: Bool { outlets.contains { $0.kind == .tableView } }

    struct Segue {
        let destination: Int
        let kind: String
        let identifier: String?
    }

    struct Outlet {
        let name: String
        let kind: ViewKind
        let declaration: Declaration
        let isConnected: Bool
    }

    /// The forms in which outlets are declared.
    enum Declaration {
        case weakUnwrapped, strongUnwrapped, weakOptional, privateWeak
    }
}

/// The views that documents are made of, with the class that code declares an outlet of.
enum ViewKind: String, CaseIterable {
    case label, button, imageView, textField, tableView, view, `switch`, activityIndicatorView

    var className: String { "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Names that outlets to such a view have in many a project.
    var outletNames: [String] {
        switch self {
        case .label:
            [
                "titleLabel", "subtitleLabel", "nameLabel", "dateLabel", "amountLabel", "statusLabel", "messageLabel",
                "countLabel", "detailLabel", "priceLabel", "headerLabel", "emptyLabel",
            ]
        case .button:
            ["saveButton", "cancelButton", "doneButton", "nextButton", "actionButton", "closeButton", "shareButton"]
        case .imageView: ["imageView", "avatarImageView", "iconView", "backgroundImageView", "logoImageView"]
        case .textField: ["nameField", "emailField", "passwordField", "searchField", "codeField"]
        case .tableView: ["tableView"]
        case .view: ["containerView", "separatorView", "headerView", "contentStackHolder", "shadowView", "footerView"]
        case .switch: ["enabledSwitch", "notificationsSwitch"]
        case .activityIndicatorView: ["activityIndicator", "spinner"]
        }
    }

    /// Labels are the most common of all by far.
    static let common: [ViewKind] = [
        .label, .label, .label, .label, .button, .button, .imageView, .imageView, .view, .view, .textField, .tableView,
        .switch, .activityIndicatorView,
    ]
}
