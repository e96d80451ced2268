import Foundation
import UIKit

/// Writes what can be seen: after each step what happened, then the screen.
@MainActor struct Trace {

    let watched: [String: [String]]
    var events: [String] = []
    /// What was written of a screen last, by its class: it is not written again until it differs.
    private var known: [String: [String]] = [:]

    init(watched: [String: [String]]) { self.watched = watched }

    /// At once, so that a crash loses nothing.
    func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    mutating func writeStep(_ window: UIWindow) {
        for event in events { write("  * " + event) }
        events = []
        var controller = window.rootViewController
        while let shown = controller {
            let presented = shown.presentedViewController
            add(shown, indentation: 1, withContent: presented == nil)
            if let presented {
                write("  over it (\(presented.modalPresentationStyle), \(presented.modalTransitionStyle)):")
            }
            controller = presented
        }
        write("")
    }

    // MARK: Controllers

    private mutating func add(_ controller: UIViewController, indentation: Int, withContent: Bool) {
        let margin = String(repeating: "  ", count: indentation)
        let name = String(describing: type(of: controller))
        switch controller {
        case let tabs as UITabBarController:
            let titles = (tabs.viewControllers ?? []).enumerated().map { index, child in
                let title = child.tabBarItem?.title ?? ""
                return index == tabs.selectedIndex ? "[\(title)]" : title
            }
            write("\(margin)\(name): " + titles.joined(separator: " "))
            if let selected = tabs.selectedViewController {
                add(selected, indentation: indentation + 1, withContent: withContent)
            }
        case let navigation as UINavigationController:
            write("\(margin)\(name): " + navigation.viewControllers.map(title).joined(separator: " > "))
            if let top = navigation.topViewController {
                add(top, indentation: indentation + 1, withContent: withContent)
            }
        case let alert as UIAlertController:
            let actions = alert.actions.map { $0.title ?? "" }.joined(separator: " | ")
            write("\(margin)\(name): \(alert.title ?? "") / \(alert.message ?? "") / \(actions)")
        default:
            let content = withContent ? content(of: controller) : []
            let (remark, lines) = news(of: name, content)
            write("\(margin)\(name) \"\(title(controller))\"" + remark)
            guard withContent else { return }
            for line in lines { write(margin + "  " + line) }
            known[name] = content
            for child in controller.children { add(child, indentation: indentation + 1, withContent: true) }
        }
    }

    /// What a screen shows that it did not show when it was written last.
    private func news(of name: String, _ content: [String]) -> (remark: String, lines: [String]) {
        guard let before = known[name], !content.isEmpty else { return ("", content) }
        if before == content { return (", as before", []) }
        let gone = before.filter { !content.contains($0) }.map { "- " + $0 }
        let new = content.filter { !before.contains($0) }.map { "+ " + $0 }
        return gone.isEmpty && new.isEmpty ? ("", content) : (", changed", gone + new)
    }

    private func title(_ controller: UIViewController) -> String {
        controller.navigationItem.title ?? controller.title ?? ""
    }

    /// What others set, then what the outlets show.
    private func content(of controller: UIViewController) -> [String] {
        var lines = properties(of: controller).map { ".\($0) = \(ValueText.text($1))" }
        for (name, value) in InterfaceRuntime.shared.outlets(of: controller) {
            lines += OutletText.lines(name, value)
        }
        if let table = (controller as? UITableViewController)?.tableView {
            lines += OutletText.lines("tableView", table)
        }
        return lines
    }

    /// The properties that are watched, with their values, of the class and its superclasses.
    private func properties(of object: AnyObject) -> [(String, Any)] {
        var result: [(String, Any)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            let names = watched[String(describing: current.subjectType)] ?? []
            let children = Array(current.children)
            result += (children + children.flatMap { Self.bridged($0.value) }).compactMap { child in
                child.label.flatMap { names.contains($0) ? ($0, child.value) : nil }
            }
            mirror = current.superclassMirror
        }
        return result.sorted { $0.0 < $1.0 }
    }

    /// The properties that a controller reads from an object of its scene since `dependency-bridge`.
    private static func bridged(_ value: Any) -> [Mirror.Child] {
        let held = Mirror(reflecting: value)
        let object: Any? = held.displayStyle == .optional ? held.children.first?.value : value
        guard let object, String(describing: type(of: object)).hasSuffix("Bridge") else { return [] }
        return Array(Mirror(reflecting: object).children)
    }
}

/// A value on one line.
enum ValueText {
    static func text(_ value: Any, depth: Int = 0) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
        case .class: return String(describing: type(of: value))
        case .collection, .set:
            return "[" + mirror.children.map { text($0.value, depth: depth + 1) }.joined(separator: ", ") + "]"
        case .struct where !mirror.children.isEmpty && depth < 9 && !(value is Date):
            let fields = mirror.children.map { "\($0.label ?? ""): \(text($0.value, depth: depth + 1))" }
            return "\(type(of: value))(\(fields.joined(separator: ", ")))"
        case .enum:
            guard let associated = mirror.children.first else { return "\(value)" }
            return "\(associated.label ?? "")(\(text(associated.value, depth: depth + 1)))"
        default:
            if String(describing: type(of: value)).contains("->") { return "a closure" }
            if let date = value as? Date { return "\(Int(date.timeIntervalSince1970))" }
            let text = "\(value)".replacingOccurrences(of: "\n", with: "|")
            return value is String ? "\"\(text)\"" : text
        }
    }
}

/// What an outlet shows.
@MainActor enum OutletText {

    static func lines(_ name: String, _ value: Any?) -> [String] {
        guard let value else { return [name + ": nil"] }
        if let list = value as? [AnyObject] { return list.enumerated().flatMap { lines("\(name)[\($0)]", $1) } }
        if let constraint = value as? NSLayoutConstraint {
            return ["\(name): \(constraint.constant)" + (constraint.isActive ? "" : " (inactive)")]
        }
        guard let view = value as? UIView else {
            return value is UIBarItem || value is UIGestureRecognizer ? [] : ["\(name): \(type(of: value))"]
        }
        var state = view.isHidden ? " (hidden)" : ""
        if (view as? UIControl)?.isEnabled == false { state += " (disabled)" }
        if view.superview == nil, view.window == nil { state += " (not shown)" }
        return ["\(name): \(text(of: view))\(state)"] + inside(view).map { "  " + $0 }
    }

    static func text(of view: UIView) -> String {
        switch view {
        case let label as UILabel: return "\"\(label.text ?? "")\""
        case let field as UITextField: return "\"\(field.text ?? "")\""
        case let text as UITextView: return "\"\((text.text ?? "").replacingOccurrences(of: "\n", with: "|"))\""
        case let button as UIButton: return "\"\(button.currentTitle ?? "")\""
        case let control as UISwitch: return control.isOn ? "on" : "off"
        case let slider as UISlider: return "\(slider.value)"
        case let segments as UISegmentedControl:
            return segments.titleForSegment(at: segments.selectedSegmentIndex) ?? "\(segments.selectedSegmentIndex)"
        case let progress as UIProgressView: return "\(progress.progress)"
        case let indicator as UIActivityIndicatorView: return indicator.isAnimating ? "turning" : "still"
        default: return String(describing: type(of: view))
        }
    }

    private static func inside(_ view: UIView) -> [String] {
        if let table = view as? UITableView {
            return table.visibleCells.compactMap { cell in
                table.indexPath(for: cell).map { "\($0.section).\($0.row): " + row(cell) }
            }
        }
        if let collection = view as? UICollectionView {
            return collection.visibleCells.compactMap { cell in
                collection.indexPath(for: cell).map {
                    "\($0.section).\($0.item): " + row(cell) + (cell.isSelected ? " (selected)" : "")
                }
            }
        }
        return InterfaceRuntime.shared.outlets(of: view).flatMap { lines($0.name, $0.value) }
    }

    private static func row(_ cell: UIView) -> String {
        var texts = InterfaceRuntime.shared.outlets(of: cell).compactMap { ($0.value as? UIView).map(text) }
        if texts.isEmpty, let cell = cell as? UITableViewCell {
            texts = [cell.textLabel, cell.detailTextLabel].compactMap { $0?.text }.map { "\"\($0)\"" }
        }
        return texts.joined(separator: " ")
    }
}
