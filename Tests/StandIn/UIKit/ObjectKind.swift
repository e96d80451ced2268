/// What class an element of a document is of, and how it is made and filled.
@MainActor enum ObjectKind {

    private static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "textField": UITextField.self, "textView": UITextView.self, "imageView": UIImageView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "stackView": UIStackView.self, "switch": UISwitch.self,
        "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "scrollView": UIScrollView.self, "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self, "searchBar": UISearchBar.self, "toolbar": UIToolbar.self,
        "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    ]
    private static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "collectionViewController": UICollectionViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    static func isController(_ element: DocumentElement) -> Bool {
        controllers[element.name] != nil || element.name == "viewControllerPlaceholder"
    }

    static func controllerType(_ element: DocumentElement) -> UIViewController.Type {
        custom(element) as? UIViewController.Type ?? controllers[element.name] ?? UIViewController.self
    }

    private static func custom(_ element: DocumentElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        if let type = InterfaceRuntime.shared.type(named: name) { return type }
        // UIKit makes an instance of the system's class then, and says so in the log.
        InterfaceRuntime.shared.note("Unknown class \(name) in Interface Builder file.")
        return nil
    }

    static func make(_ element: DocumentElement) -> AnyObject? {
        let coder = DocumentCoder()
        if let type = views[element.name] {
            return (custom(element) as? UIView.Type ?? type).init(coder: coder)
        }
        switch element.name {
        case "tapGestureRecognizer": return UITapGestureRecognizer()
        // Interface Builder's own spelling.
        case "pongPressGestureRecognizer": return UILongPressGestureRecognizer()
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
        case "barButtonItem": return UIBarButtonItem()
        case "tabBarItem": return UITabBarItem()
        case "navigationItem": return UINavigationItem(title: "")
        case "constraint":
            let constraint = NSLayoutConstraint(constant: CGFloat(element.number("constant") ?? 0))
            constraint.isActive = true
            return constraint
        case "customObject": return element["customClass"].flatMap(InterfaceRuntime.shared.makeObject)
        default: return nil
        }
    }
}

/// What a document's objects are decoded from. Apps hand it on; only this module looks inside.
final class DocumentCoder: NSCoder {}

extension UIView {
    /// Takes from the document what one can see.
    @MainActor func fill(from element: DocumentElement) {
        isHidden = element.isYes("hidden", else: false)
        tag = element["tag"].flatMap(Int.init) ?? 0
        let text = element["text"] ?? element.children("string").first { $0["key"] == "text" }?.text
        (self as? UILabel)?.text = text
        (self as? UITextField)?.text = text
        (self as? UITextView)?.text = text
        (self as? UIControl)?.isEnabled = element.isYes("enabled", else: true)
        (self as? UISwitch)?.isOn = element.isYes("on", else: false)
        (self as? UIProgressView)?.progress = Float(element.number("progress") ?? 0)
        if let slider = self as? UISlider {
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.value = Float(element.number("value") ?? 0.5)
        }
        if let button = self as? UIButton {
            for state in element.children("state") where state["key"] == "normal" {
                button.setTitle(state["title"], for: .normal)
            }
        }
        if let control = self as? UISegmentedControl {
            for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
                control.insertSegment(withTitle: segment["title"], at: index, animated: false)
            }
            control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap(Int.init) ?? 0
        }
    }
}

extension UIBarItem {
    @MainActor func fill(from element: DocumentElement) {
        // The system writes the title of a system item; its name is as good here.
        title = element["title"] ?? element["systemItem"]
        isEnabled = element.isYes("enabled", else: true)
        tag = element["tag"].flatMap(Int.init) ?? 0
    }
}

/// Something that sends actions: a control, a bar button item, a gesture recognizer.
@MainActor protocol ActionSender: AnyObject {
    func addAction(_ action: Selector, target: AnyObject?, event: String?)
}

/// Outlets that the system's own classes have.
@MainActor protocol SystemOutlets: AnyObject {
    func setSystemOutlet(_ name: String, to value: AnyObject?) -> Bool
}
