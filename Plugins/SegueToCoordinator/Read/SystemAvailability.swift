import ObjectiveCCode
import ProjectFiles
import SwiftSyntax
import SwiftWriting
import TransformKit

/// Finds declarations that exist on some systems only, so that code outside an availability check must not name them.
///
/// A version that the deployment targets of a file's targets guarantee is no limit.
struct SystemAvailability {
    let graph: ProjectGraph

    /// The attribute that limits a class, as written: `@available(iOS 15.0, *)`; nil where every system of the targets
    /// that build the class has it.
    func limit(of type: SwiftClass) -> String? {
        guard let source = graph.text(at: type.declaration.path) else { return nil }
        let finder = ClassFinder(offset: type.declaration.offset)
        guard source.contains("@available" as StaticString) else { return nil }
        finder.walk(SwiftSyntaxTree.parse(source))
        return finder.found.flatMap { limit(of: Syntax($0), in: type.declaration.path) }
    }

    /// The systems of the attribute that limits a class, `iOS 15.0, *`, where the class has no other such attribute.
    func systems(of type: ClassDeclSyntax, in path: String) -> String? {
        let own = type.attributes.compactMap { attribute in
            attribute.as(AttributeSyntax.self).flatMap { $0.attributeName.trimmedDescription == "available" ? $0 : nil }
        }
        guard own.count == 1, case .availability(let arguments)? = own[0].arguments,
            isLimit(own[0], path)
        else { return nil }
        let text = arguments.trimmedDescription
        let isShort = arguments.last?.argument.trimmedDescription == "*" && !text.contains(":")
        return isShort && !text.contains(where: \.isNewline) ? text : nil
    }

    /// The attribute that limits the type of a name in the code of a file. A class of Objective-C counts as limited
    /// where its header has any availability macro.
    func limit(ofTypeNamed name: String, from path: String) -> String? {
        switch graph.classes.resolve(name, from: path) {
        case .swift(let types): types.lazy.compactMap { limit(of: $0) }.first
        case .objectiveC(let parts): parts.lazy.compactMap { macro($0) }.first
        case .notInProject: nil
        }
    }

    /// The attribute that limits a declaration or one that encloses it.
    func limit(of declaration: Syntax, in path: String) -> String? {
        var next: Syntax? = declaration
        while let node = next {
            for attribute in node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] {
                guard let attribute = attribute.as(AttributeSyntax.self),
                    attribute.attributeName.trimmedDescription == "available", isLimit(attribute, path)
                else { continue }
                return attribute.trimmedDescription
            }
            next = node.parent
        }
        return nil
    }

    // MARK: Swift

    private func isLimit(_ attribute: AttributeSyntax, _ path: String) -> Bool {
        guard case .availability(let arguments)? = attribute.arguments else { return false }
        let text = arguments.trimmedDescription
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
        if words.contains("unavailable") { return ["iOS", "tvOS", "unavailable"].contains(words[0]) }
        return Self.platforms.contains { name, platform in
            guard let version = Self.introduced(on: name, words) else { return false }
            return !isGuaranteed(version, platform, path)
        }
    }

    /// `13.0` of `iOS 13.0, *` and of `iOS, introduced: 13.0`.
    private static func introduced(on platform: String, _ words: [String]) -> SystemVersion? {
        guard let place = words.firstIndex(of: platform), words.indices.contains(place + 1) else { return nil }
        if let version = SystemVersion(words[place + 1]) { return version }
        guard let label = words.firstIndex(of: "introduced"), words.indices.contains(label + 1) else { return nil }
        return SystemVersion(words[label + 1])
    }

    private func isGuaranteed(_ version: SystemVersion, _ platform: ApplePlatform, _ path: String) -> Bool {
        let targets = graph.targets.targets(of: path)
        return !targets.isEmpty
            && targets.allSatisfy { target in
                guard let oldest = target.deploymentTargets[platform].flatMap({ SystemVersion($0) }) else {
                    return !target.platforms.contains(platform)
                }
                return !(oldest < version)
            }
    }

    private static let platforms: [(String, ApplePlatform)] = [("iOS", .iOS), ("tvOS", .tvOS)]

    // MARK: Objective-C

    /// `API_AVAILABLE(ios(13.0))`, where it stands right before the class's declaration.
    private func macro(_ part: ObjectiveCClass) -> String? {
        guard part.part == .interface, part.category == nil, let source = graph.text(at: part.path) else { return nil }
        let before = source.string(max(0, part.offset - 200)..<part.offset)
        let own = before.split(separator: ";", omittingEmptySubsequences: false).last ?? ""
        return own.split(whereSeparator: \.isWhitespace).last.flatMap { word in
            word.contains("AVAILABLE") ? String(word) : nil
        }
    }
}
