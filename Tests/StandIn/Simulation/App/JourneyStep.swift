import Foundation
import UIKit

/// One step of a journey: words in a line, the first of which says what the finger does.
///
///     tap Cart                 a bar button item, button or outlet that has the name
///     tap addButton in row 1   the same inside a row
///     touch happyHourBanner    a view with a tap recognizer
///     select row 1             `0.1` for the second row of the first section
///     inform row 1             the button at its end
///     press row 1              long
///     delete row 0
///     select item 2            of a collection view
///     choose milkControl 1     a segment
///     switch dairyFreeSwitch
///     slide priceSlider 3.5
///     type nameField Ada
///     tab 1
///     back
///     dismiss                  what is presented, by the user
///     answer OK                an alert
///
/// And what the app has in `appSteps`.
@MainActor struct JourneyStep {

    private let words: [String]
    private let window: UIWindow

    init(_ text: String, window: UIWindow) {
        words = text.split(separator: " ").map(String.init)
        self.window = window
    }

    func take() {
        let rest = words.dropFirst().joined(separator: " ")
        switch words.first {
        case "tap": tap(rest)
        case "touch": touch(rest)
        case "select" where words[1] == "row": table.tapRow(at: path(words[2]))
        case "select": collection.tapItem(at: path(words[2]))
        case "inform": table.tapAccessory(at: path(words[2]))
        case "press": press(path(words[2]))
        case "delete":
            let dataSource = table.dataSource
            dataSource?.tableView(table, commit: .delete, forRowAt: path(words[2]))
        case "choose":
            let control = outlet(words[1], UISegmentedControl.self)
            control.selectedSegmentIndex = Int(words[2]) ?? 0
            control.sendActions(for: .valueChanged)
        case "switch":
            let control = outlet(words[1], UISwitch.self)
            control.isOn.toggle()
            control.sendActions(for: .valueChanged)
        case "slide":
            let control = outlet(words[1], UISlider.self)
            control.value = Float(words[2]) ?? 0
            control.sendActions(for: .valueChanged)
        case "type":
            let field = outlet(words[1], UITextField.self)
            field.text = words.dropFirst(2).joined(separator: " ")
            field.sendActions(for: .editingChanged)
        case "tab": root(UITabBarController.self).selectedIndex = Int(words[1]) ?? 0
        case "back": front.navigationController?.popViewController(animated: true)
        case "dismiss": front.dismiss(animated: true)
        case "answer": answer(rest)
        default:
            guard let step = appSteps[words.joined(separator: " ")] else { return fail("unknown step") }
            step(front)
        }
    }

    // MARK: Fingers

    private func tap(_ name: String) {
        let parts = name.components(separatedBy: " in row ")
        if parts.count == 2 {
            guard let cell = table.cellForRow(at: path(parts[1])) else { return fail("no row \(parts[1])") }
            return press(button(parts[0], in: cell, owner: cell))
        }
        let items = (front.navigationItem.leftBarButtonItems ?? []) + (front.navigationItem.rightBarButtonItems ?? [])
        if let item = items.first(where: { $0.title == name }) { return item.tap() }
        press(button(name, in: front.view, owner: front))
    }

    private func press(_ button: UIControl?) {
        guard let button else { return fail("nothing to tap") }
        guard button.isEnabled, !button.isHidden, button.window != nil || button.superview != nil else {
            return fail("cannot be tapped")
        }
        button.sendActions(for: .touchUpInside)
    }

    private func button(_ name: String, in view: UIView?, owner: AnyObject) -> UIControl? {
        let named = InterfaceRuntime.shared.outlets(of: owner).first { $0.name == name }?.value as? UIControl
        return named ?? view?.all(UIButton.self).first { $0.currentTitle == name }
    }

    private func touch(_ name: String) {
        let view = outlet(name, UIView.self)
        guard let recognizer = view.gestureRecognizers?.first(where: { $0 is UITapGestureRecognizer }) else {
            return fail("nothing recognizes a tap")
        }
        recognizer.recognize(as: .ended)
    }

    private func press(_ path: IndexPath) {
        let table = table
        guard let recognizer = table.gestureRecognizers?.first(where: { $0 is UILongPressGestureRecognizer }),
            let row = table.indexPathsForVisibleRows?.firstIndex(of: path)
        else { return fail("nothing recognizes a long press") }
        recognizer.simulatedLocation = CGPoint(x: 20, y: UITableView.simulatedRowHeight * (CGFloat(row) + 0.5))
        recognizer.recognize(as: .began)
        recognizer.recognize(as: .ended)
    }

    private func answer(_ title: String) {
        guard let alert = front as? UIAlertController, let action = alert.actions.first(where: { $0.title == title })
        else { return fail("no such answer") }
        alert.dismiss(animated: true)
        action.handler?(action)
    }

    // MARK: Places

    private func path(_ text: String) -> IndexPath {
        let numbers = text.split(separator: ".").compactMap { Int($0) }
        return numbers.count == 2
            ? IndexPath(row: numbers[1], section: numbers[0])
            : IndexPath(row: numbers.first ?? 0, section: 0)
    }

    /// The controller in front, which takes the touches.
    private var front: UIViewController {
        var controller = window.rootViewController ?? UIViewController()
        while true {
            if let presented = controller.presentedViewController { controller = presented; continue }
            if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
                controller = selected
            } else if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
                controller = top
            } else {
                return controller
            }
        }
    }

    private var table: UITableView {
        if let controller = front as? UITableViewController { return controller.tableView }
        return first(UITableView.self)
    }

    private var collection: UICollectionView { first(UICollectionView.self) }

    private func first<View: UIView>(_ type: View.Type) -> View {
        guard let found = front.view.all(type).first else { stop("no \(type)") }
        return found
    }

    private func outlet<View: UIView>(_ name: String, _ type: View.Type) -> View {
        let found = ([front] + front.children).lazy.compactMap { controller in
            InterfaceRuntime.shared.outlets(of: controller).first { $0.name == name }?.value as? View
        }.first
        guard let found else { stop("no \(name)") }
        return found
    }

    private func root<Controller>(_ type: Controller.Type) -> Controller {
        guard let controller = window.rootViewController as? Controller else { stop("no \(type)") }
        return controller
    }

    private func fail(_ reason: String) { InterfaceRuntime.shared.observer?(reason) }

    private func stop(_ reason: String) -> Never { InterfaceRuntime.shared.failure(reason) }
}

extension UIView {
    /// The views of a type, this one and all below.
    func all<View: UIView>(_ type: View.Type) -> [View] {
        ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
    }
}
