import Navigation
import SwiftWriting
import TransformKit

/// The Swift file of one coordinator.
struct CoordinatorFile: Sendable {
    /// The methods of the coordinator that one class calls.
    struct Part: Hashable, Sendable {
        let className: String
        /// The property of the class that holds the coordinator.
        let property: String
        /// `MenuNavigation`
        let protocolName: String
        let methods: [CoordinatorMethod]
        /// The systems that have the class, as `@available` takes them; nil for all.
        let systems: String?
    }

    /// `MainCoordinator`
    let name: String
    /// The screens that the coordinator opens, for its doc comment: `Main.storyboard`.
    let flow: String
    /// The parts, in the order in which the class lists their protocols.
    let parts: [Part]
    /// Modules to import besides UIKit.
    let imports: [String]
    let isOnMainActor: Bool
    /// The lines of the method that starts the flow at the app's first screen; empty for none.
    var starting: [String] = []
    /// The parts that classes of Objective-C call.
    var objectiveC: [ObjectiveCPart] = []

    var text: String {
        var lines = (["UIKit"] + imports.filter { $0 != "UIKit" }).sorted().map { "import \($0)" }
        lines += ["", "/// Opens the screens of \(flow)."]
        if isOnMainActor { lines.append("@MainActor") }
        lines += heading
        let properties = storyboards
        lines += properties.map { "    private lazy var \($0.name) = \($0.expression)" }
        lines += children.map { "    " + $0.line }
        let names = Dictionary(properties.map { ($0.storyboard, $0.name) }, uniquingKeysWith: { first, _ in first })
        let everywhere = parts.filter { $0.systems == nil }
        var written: Set<[String]> = []
        for part in everywhere {
            let methods = methods(of: part, names, besides: &written)
            if methods.isEmpty { continue }
            if lines.last?.hasSuffix("{") == false { lines.append("") }
            if everywhere.count + objectiveC.count > 1 { lines += ["    // MARK: \(part.protocolName)", ""] }
            lines += methods
        }
        for part in objectiveC {
            let methods = methods(of: part, names, besides: &written)
            if methods.isEmpty { continue }
            if lines.last?.hasSuffix("{") == false { lines.append("") }
            if everywhere.count + objectiveC.count > 1 { lines += ["    // MARK: \(part.protocolName)", ""] }
            lines += methods
        }
        if !starting.isEmpty {
            if lines.last?.hasSuffix("{") == false { lines.append("") }
            lines += starting.map { "    " + $0 }
        }
        lines.append("}")
        for part in parts {
            guard let systems = part.systems else { continue }
            lines += ["", "@available(\(systems))", "extension \(name): \(part.protocolName) {"]
            lines += methods(of: part, names, besides: &written) + ["}"]
        }
        for part in objectiveC { lines += [""] + part.protocolLines(isOnMainActor: isOnMainActor) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a coordinator of the project gets: properties for storyboards and methods, and the edits of its file.
    ///
    /// - Parameter known: the protocols to which it conforms already.
    func additions(to shape: CoordinatorShape, known: Set<String>, path: String) -> ClassAdditions {
        var names: [SceneLookup.Storyboard: String] = [:]
        var additions = ClassAdditions()
        for property in storyboards {
            let (name, isNew) = shape.storyboard(property.expression, named: property.name)
            names[property.storyboard] = name
            if isNew {
                let line = "private lazy var \(name) = \(property.expression)"
                additions.properties.append(NewMember(name: name, lines: [line]))
            }
        }
        var written: Set<[String]> = []
        for part in parts.map({ Self.adapted($0, to: shape) }) {
            var lines = methods(of: part, names, besides: &written)
                .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
            if lines.isEmpty { continue }
            if !known.contains(part.protocolName) { lines = ["// MARK: \(part.protocolName)", ""] + lines }
            additions.methods.append(NewMember(name: part.protocolName, lines: lines))
        }
        for part in objectiveC {
            let lines = methods(of: part, names, besides: &written)
                .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
            if lines.isEmpty { continue }
            additions.methods.append(
                NewMember(name: part.protocolName, lines: ["// MARK: \(part.protocolName)", ""] + lines))
        }
        for child in children where !shape.members.contains(child.name) {
            additions.properties.append(NewMember(name: child.name, lines: [child.line]))
        }
        let new = parts.filter { !known.contains($0.protocolName) }
        additions.edits[path] = shape.edits(
            protocols: new.map(\.protocolName) + objectiveC.map(\.protocolName), modules: ["UIKit"] + imports,
            declarations: objectiveC.map { $0.protocolLines(isOnMainActor: isOnMainActor) })
        return additions
    }

    /// A part whose own methods have free names, or are left out where the coordinator has the same.
    private static func adapted(_ part: Part, to shape: CoordinatorShape) -> Part {
        let methods = part.methods.map { method -> CoordinatorMethod in
            guard case .method(var configuring) = method.preparation else { return method }
            if let added = shape.added(configuring) { configuring = added } else { configuring.isThere = true }
            var other = method
            other.preparation = .method(configuring)
            return other
        }
        return Part(
            className: part.className, property: part.property, protocolName: part.protocolName, methods: methods,
            systems: part.systems)
    }

    /// The methods of a part, but those that another part has as well.
    private func methods(
        of part: Part, _ storyboards: [SceneLookup.Storyboard: String], besides written: inout Set<[String]>
    ) -> [String] {
        var methods = part.methods.map { method in
            Self.opened(CoordinatorMethod.signature(of: method.route))
                + method.statements(storyboards: storyboards).map { "        " + $0 } + ["    }"]
        }
        for method in part.methods {
            guard case .method(let configuring) = method.preparation, let helper = configuring.helper,
                !configuring.isThere
            else { continue }
            methods.append(helper.map { $0.isEmpty ? "" : "    " + $0 })
        }
        let new = methods.filter { written.insert($0).inserted }
        return Array(new.joined(separator: [""]))
    }

    /// The methods that a class of Objective-C calls, but those that another part has as well.
    private func methods(
        of part: ObjectiveCPart, _ storyboards: [SceneLookup.Storyboard: String], besides written: inout Set<[String]>
    ) -> [String] {
        let methods = part.methods.filter { !$0.isThere }.map { method in
            Self.opened([method.signature])
                + method.statements(storyboards: storyboards).map { "        " + $0 } + ["    }"]
        }
        return Array(methods.filter { written.insert($0).inserted }.joined(separator: [""]))
    }

    /// The lines of a signature, with the brace behind the last.
    private static func opened(_ signature: [String]) -> [String] {
        signature.dropLast().map { "    " + $0 } + signature.suffix(1).map { "    \($0) {" }
    }

    /// The coordinators of other flows to which methods lead, each with the line that declares its property.
    private var children: [(name: String, line: String)] {
        var found: [(name: String, line: String)] = []
        let methods = parts.flatMap(\.methods).flatMap { [$0] + $0.onTV }
        for assignment in methods.compactMap(\.handover).flatMap(\.assignments) {
            guard let type = assignment.childName, !found.contains(where: { $0.name == assignment.coordinator })
            else { continue }
            let name = assignment.coordinator
            found.append((name, "private lazy var \(name) = \(type)()"))
        }
        return found
    }

    /// The first line of the class with its protocols, on several lines where one would be too long.
    private var heading: [String] {
        // Objective-C makes the coordinator itself.
        let protocols =
            (objectiveC.isEmpty ? [] : ["NSObject"])
            + (parts.filter { $0.systems == nil }.map(\.protocolName) + objectiveC.map(\.protocolName))
        if protocols.isEmpty { return ["final class \(name) {"] }
        let line = "final class \(name): \(protocols.joined(separator: ", ")) {"
        guard line.count > 110 else { return [line] }
        let listed = protocols.enumerated().map { number, name in
            "    " + name + (number < protocols.count - 1 ? "," : "")
        }
        return ["final class \(name):"] + listed + ["{"]
    }

    /// A property of the coordinator that holds a storyboard.
    private struct StoryboardProperty {
        let storyboard: SceneLookup.Storyboard
        let name: String
        let expression: String
    }

    /// One property for each storyboard that the methods use by name.
    private var storyboards: [StoryboardProperty] {
        var found: [StoryboardProperty] = []
        let lookups =
            parts.flatMap(\.methods).flatMap(\.lookups) + objectiveC.flatMap(\.methods).map(\.way.lookup)
        for lookup in lookups {
            guard case .named(let storyboard, let bundle) = lookup.storyboard,
                !found.contains(where: { $0.storyboard == lookup.storyboard })
            else { continue }
            let words = storyboard.withoutControllerSuffix.nameWords.filter { $0.allSatisfy(\.isASCII) }
            let stem = words.first?.first?.isLetter == true ? words.camelCased : "other"
            var name = stem.lowercased().hasSuffix("storyboard") ? stem : stem + "Storyboard"
            while found.contains(where: { $0.name == name }) { name += "2" }
            let bundleText =
                switch bundle {
                case .main: "nil"
                case .ofCode: "Bundle(for: \(self.name).self)"
                case .module: ".module"
                case .identified(let identifier): "Bundle(identifier: \(identifier.swiftLiteral))"
                }
            found.append(
                StoryboardProperty(
                    storyboard: lookup.storyboard, name: name,
                    expression: "UIStoryboard(name: \(storyboard.swiftLiteral), bundle: \(bundleText))"))
        }
        return found
    }
}

/// The protocol by which one class calls its coordinator.
struct NavigationProtocol: Hashable, Sendable {
    /// `MenuNavigation`
    let name: String
    let className: String
    let methods: [String]
    let isOnMainActor: Bool
    /// The systems that have the class, as `@available` takes them; nil for all.
    let systems: String?

    var lines: [String] {
        ["/// Where \(className) leads."] + (systems.map { ["@available(\($0))"] } ?? [])
            + (isOnMainActor ? ["@MainActor"] : []) + ["protocol \(name) {"]
            + methods.map { "    " + $0 } + ["}"]
    }
}
