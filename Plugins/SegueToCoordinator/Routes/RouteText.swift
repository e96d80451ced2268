import Navigation
import TransformKit

/// Writes the file with the routes of a coordinator.
struct RouteText {
    /// The first line of every file that the transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "navigation-routes: screens that a coordinator opens from anywhere."

    let coordinator: RoutedCoordinator
    /// The scheme of links; empty for none.
    let scheme: String

    var text: String {
        var lines = [Self.firstLine, "// Run its recipe again when the coordinator grows: it renews this file.", ""]
        lines += coordinator.imports.map { "import \($0)" } + [""] + enumeration + [""] + opening
        if !scheme.isEmpty, !linked.isEmpty { lines += [""] + linking }
        return lines.joined(separator: "\n") + "\n"
    }

    private var enumeration: [String] {
        ["/// A screen that \(coordinator.type.name) opens from any other.", "enum \(coordinator.routeName) {"]
            + coordinator.routes.map { route in
                let values = route.values.map { route.label(of: $0) + $0.type }.joined(separator: ", ")
                return "    case \(route.name)" + (values.isEmpty ? "" : "(\(values))")
            } + ["}"]
    }

    private var opening: [String] {
        var lines = [
            "extension \(coordinator.type.name) {",
            "    /// Opens a screen from another one.",
            "    func open(_ route: \(coordinator.routeName), from source: UIViewController) {",
            "        switch route {",
        ]
        for route in coordinator.routes {
            let bound = route.values.map(\.label).map { $0.isReservedInSwift ? "`\($0)`" : $0 }
            let arguments = zip(route.values, bound).map { ", \($0.label): \($1)" }.joined()
            let pattern = bound.isEmpty ? "" : "(\(bound.joined(separator: ", ")))"
            let start = "        case \(bound.isEmpty ? "" : "let ").\(route.name)\(pattern):"
            let call = "\(route.method)(from: source\(arguments))"
            lines += start.count + call.count < 110 ? ["\(start) \(call)"] : [start, "            \(call)"]
        }
        lines += [
            "        }",
            "    }",
            "",
            "    /// Opens a screen from the one that a window shows.",
            "    func open(_ route: \(coordinator.routeName), in window: UIWindow?) {",
            "        guard var source = window?.rootViewController else { return }",
            "        while true {",
            "            if let presented = source.presentedViewController {",
            "                source = presented",
            "            } else if let selected = (source as? UITabBarController)?.selectedViewController {",
            "                source = selected",
            "            } else if let top = (source as? UINavigationController)?.topViewController {",
            "                source = top",
            "            } else {",
            "                break",
            "            }",
            "        }",
            "        open(route, from: source)",
            "    }",
            "}",
        ]
        return lines
    }

    // MARK: Links

    /// The values that a link can say, with the expression that reads one of a text.
    private static let readable: [String: String] = [
        "String": "%", "Int": "Int(%)", "Double": "Double(%)", "Bool": "Bool(%)", "URL": "URL(string: %)",
        "Int64": "Int64(%)", "Float": "Float(%)",
    ]

    /// The routes that a link can say.
    private var linked: [RoutedCoordinator.Route] {
        coordinator.routes.filter { route in
            route.values.allSatisfy { Self.readable[$0.type.withoutQuestionMark] != nil }
        }
    }

    private var linking: [String] {
        let name = coordinator.stem.nameWords.map { $0.lowercased() }.joined(separator: "-")
        let linked = linked
        let asks = linked.contains { !$0.values.isEmpty }
        let example = linked.first.map { path(of: $0) } ?? ""
        var lines = [
            "extension \(coordinator.routeName) {",
            "    /// The route of a link such as `\(scheme)://\(name)/\(example)`; nil where it is none of these, or where a link",
            "    /// lacks what the screen needs.",
            "    init?(_ link: URL) {",
            "        guard let components = URLComponents(url: link, resolvingAgainstBaseURL: false),",
            "            components.scheme == \(scheme.swiftLiteral), components.host == \(name.swiftLiteral)",
            "        else { return nil }",
        ]
        if asks {
            lines += [
                "        func value(_ name: String) -> String? { components.queryItems?.first { $0.name == name }?.value }"
            ]
        }
        lines.append("        switch components.path {")
        for route in linked { lines += linkedCase(route) }
        return lines + ["        default: return nil", "        }", "    }", "}"]
    }

    /// `cake-of-the-day`
    private func path(of route: RoutedCoordinator.Route) -> String {
        route.name.nameWords.map { $0.lowercased() }.joined(separator: "-")
    }

    private func linkedCase(_ route: RoutedCoordinator.Route) -> [String] {
        let start = "        case \("/\(path(of: route))".swiftLiteral):"
        if route.values.isEmpty { return [start + " self = .\(route.name)"] }
        var needed: [String] = []
        var arguments: [String] = []
        for value in route.values {
            let read = Self.readable[value.type.withoutQuestionMark] ?? "%"
            let text = "value(\(value.label.swiftLiteral))"
            let isTaken = ["value", "components", "link"].contains(value.label) || value.label.isReservedInSwift
            let local = isTaken ? value.label + "Value" : value.label
            if value.type.hasSuffix("?") {
                let expression = read == "%" ? text : "\(text).flatMap { \(read.replacing("%", with: "$0")) }"
                arguments.append(route.label(of: value) + expression)
            } else {
                let expression = read == "%" ? text : "\(text).flatMap({ \(read.replacing("%", with: "$0")) })"
                needed.append("let \(local) = \(expression)")
                arguments.append(route.label(of: value) + local)
            }
        }
        let made = "self = .\(route.name)(\(arguments.joined(separator: ", ")))"
        if needed.isEmpty { return [start, "            " + made] }
        return [
            start, "            guard \(needed.joined(separator: ", ")) else { return nil }", "            " + made,
        ]
    }
}

extension RoutedCoordinator.Route {
    /// The label of a value with its colon; empty where the case says it already: `oven(Oven)`.
    fileprivate func label(of value: RoutedCoordinator.Value) -> String {
        value.label == name && values.count == 1 ? "" : value.label + ": "
    }
}

extension String {
    fileprivate var withoutQuestionMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
