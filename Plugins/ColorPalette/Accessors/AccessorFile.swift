import ProjectFiles
import SwiftWriting
import TransformKit

/// Writes the Swift file with the accessors and adds it to its targets.
struct AccessorFile {
    let path: String
    let owner: AccessorOwner
    let names: AccessorNames
    let style: AccessorStyle

    /// The first line of every file that this transform writes, by which it recognizes its own files.
    static let firstLine = "// The named colors of the asset catalogs, kept by the Nibwright transform color-accessors."

    var types: [SwiftColorType] {
        style.types(
            isMac: owner.platforms.contains(.macOS), isOther: owner.platforms.contains { $0 != .macOS })
    }

    /// Returns the edits that write the file and add it to its targets; none where both are as they should be.
    func edits(in context: TransformContext) throws(Obstacle) -> [FileEdit] {
        let graph = context.graph
        if names.accessors.isEmpty, !graph.lists(path) { return [] }
        guard graph.lists(path) else {
            guard context.mayEdit(path) else { throw outside(path) }
            return try [.create(path: path, bytes: Array(text.utf8))] + projectEdits(in: context)
        }
        guard let old = graph.text(at: path), old.bytes.starts(with: Self.firstLine.utf8) else {
            throw Obstacle(
                .fileNotOurs,
                "\(path) is there and was not written by color-accessors; choose another path or remove it", at: path)
        }
        // A file that was taken out of its targets by hand is added again.
        let added = try projectEdits(in: context)
        guard let replacement = change(from: old.bytes, to: Array(text.utf8)) else { return added }
        guard context.mayEdit(path) else { throw outside(path) }
        return [.replace(path: path, replacement)] + added
    }

    /// Replaces only the bytes between the common start and the common end; nil where both texts are the same.
    private func change(from old: [UInt8], to new: [UInt8]) -> TextEdit? {
        if old == new { return nil }
        let most = min(old.count, new.count)
        let start = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? most
        var end = 0
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return TextEdit(start..<(old.count - end), bytes: Array(new[start..<(new.count - end)]))
    }

    private func outside(_ path: String) -> Obstacle {
        Obstacle(.outsideOfStep, "the recipe does not let this step change \(path)", at: path)
    }

    private func projectEdits(in context: TransformContext) throws(Obstacle) -> [FileEdit] {
        if owner.isMember { return [] }
        var edits: [FileEdit] = []
        for project in context.graph.targets.projects {
            let targets = owner.targets.filter { $0.projectPath == project.path }
            if targets.isEmpty { continue }
            var editor = XcodeProjectEditor(project)
            do throws(XcodeEditRefusal) {
                try editor.addFile(path, toTargets: targets)
            } catch {
                throw Obstacle(error.code, "\(project.path): \(error.message)", at: project.path)
            }
            if !editor.edits.isEmpty, !context.mayEdit(project.path) { throw outside(project.path) }
            edits += editor.edits.edits.map { .replace(path: project.path, $0) }
        }
        return edits
    }

    // MARK: Text

    private var access: String { style.isPublic ? "public " : "" }

    /// The text of the whole file.
    var text: String {
        var lines = [
            Self.firstLine,
            "// Run the recipe again after a color set comes, goes or is renamed: it writes this file anew.", "",
            "import Foundation",
        ]
        for type in types { lines += ["#if canImport(\(module(type)))", "import \(module(type))", "#endif"] }
        for type in types { lines += [""] + section(type) }
        if owner.packageFolder == nil { lines += ["", "private final class ColorBundleToken {}"] }
        lines += ["", "private enum ColorBundle {", "    static var bundle: Bundle { \(bundle) }", "}"]
        return lines.map { $0 + "\n" }.joined()
    }

    private var bundle: String { owner.packageFolder == nil ? "Bundle(for: ColorBundleToken.self)" : "Bundle.module" }

    private func module(_ type: SwiftColorType) -> String {
        switch type {
        case .uiColor: "UIKit"
        case .nsColor: "AppKit"
        case .color: "SwiftUI"
        }
    }

    private func section(_ type: SwiftColorType) -> [String] {
        var lines = ["#if canImport(\(module(type)))" + (type == .nsColor ? " && !targetEnvironment(macCatalyst)" : "")]
        if type == .color, owner.mayPredateSwiftUI {
            lines.append("@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)")
        }
        lines.append("extension \(type.rawValue) {")
        lines += members(type, names.accessors[...], depth: 0, indentation: "    ")
        lines += ["", "    private static func catalogColor(_ name: String) -> \(type.rawValue) {"]
        lines += lookup(type).map { "        " + $0 }
        return lines + ["    }", "}", "#endif"]
    }

    /// Writes the accessors of one namespace, and then the namespaces in it.
    private func members(
        _ type: SwiftColorType, _ accessors: ArraySlice<AccessorNames.Accessor>, depth: Int, indentation: String
    ) -> [String] {
        var lines: [String] = []
        for accessor in accessors where accessor.namespaces.count == depth {
            lines.append(
                "\(indentation)\(access)static var \(accessor.declaredName): \(type.rawValue) "
                    + "{ \(type.rawValue).catalogColor(\(accessor.colorName.swiftLiteral)) }")
        }
        let inner = Dictionary(grouping: accessors.filter { $0.namespaces.count > depth }) { $0.namespaces[depth] }
        for (name, nested) in inner.sorted(by: { $0.key < $1.key }) {
            if !lines.isEmpty { lines.append("") }
            lines.append("\(indentation)\(access)enum \(name) {")
            lines += members(type, nested[...], depth: depth + 1, indentation: indentation + "    ")
            lines.append("\(indentation)}")
        }
        return lines
    }

    private func lookup(_ type: SwiftColorType) -> [String] {
        let missing = [
            "guard let color = color else {", "    assertionFailure(\"No asset catalog has a color \\(name).\")",
            "    return .clear",
            "}", "return color",
        ]
        switch type {
        case .uiColor:
            let plain = ["let color = UIColor(named: name, in: ColorBundle.bundle, compatibleWith: nil)"]
            guard owner.platforms.contains(.watchOS) else { return plain + missing }
            let watch = ["#if os(watchOS)", "let color = UIColor(named: name)", "#else"] + plain + ["#endif"]
            return watch + missing
        case .nsColor: return ["let color = NSColor(named: name, bundle: ColorBundle.bundle)"] + missing
        case .color: return ["Color(name, bundle: ColorBundle.bundle)"]
        }
    }
}
