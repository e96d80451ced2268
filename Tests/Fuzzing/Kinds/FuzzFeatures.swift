import InterfaceBuilder
import Linting
import ObjectiveCCode
import Palettes
import Planning
import ProjectFiles
import Recipes
import SourceText
import SwiftCode
import SwiftSyntax

/// What a reader made of an input, in words that are equal for inputs that took the same way through it.
enum FuzzFeatures {
    /// Kinds of syntax below kinds of syntax, and why there are none.
    static func ofSwift(_ source: SourceText) -> Set<String> {
        let file = SwiftFile.read(source).readingReferences()
        if let refusal = file.refusal { return ["swift \(refusal.code) \(refusal.reason.name)"] }
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return ["swift refused late"] }
        let visitor = PairVisitor(viewMode: .all)
        visitor.walk(tree)
        return Set(visitor.pairs.map { "swift \($0 >> 16) \($0 & 0xFFFF)" }).union(ofFile(file))
    }

    private static func ofFile(_ file: SwiftFile) -> Set<String> {
        var features: Set<String> = ["swift errors \(file.hasSyntaxErrors == true)", "swift parsed \(file.wasParsed)"]
        features.formUnion(file.types.map { "swift \($0.kind) \($0.outlets.count.rough) \($0.actions.count.rough)" })
        features.insert("swift sites \(file.references.sites.count.rough) \(file.references.members.count.rough)")
        return features
    }

    static func ofReading(_ kind: FuzzKind, _ source: SourceText) -> [String] {
        switch kind {
        case .swift: []
        case .package: PackageManifest.read(source).map { ["targets \($0.targets.count.rough)"] } ?? ["none"]
        case .storyboard, .xib: document(source)
        case .pbxproj: outcome(XcodeProject.read(source), \.code) { ["targets \($0.targets.count.rough)"] }
        case .strings: outcome(StringsTable.read(source), \.code) { ["entries \($0.entries.count.rough)"] }
        case .xcstrings: outcome(StringCatalog.read(source), \.code) { _ in ["read"] }
        case .plist, .binaryPlist: outcome(InfoPlist.read(source), \.code) { _ in ["read"] }
        case .contents: outcome(ColorSet.read(source, name: "Foam"), \.code) { ["colors \($0.entries.count.rough)"] }
        case .xcconfig: ["settings \(XcodeConfigurationFile.read(source).statements.count.rough)"]
        case .objectiveC: objectiveC(source)
        case .recipe: recipe(source)
        case .configuration: configuration(source)
        case .yamlPalette, .swatchPalette, .gimpPalette, .sketchPalette: palette(source)
        case .baseline: [(try? LintBaseline(path: source.path, bytes: source.bytes)) == nil ? "refused" : "read"]
        case .savedPlan: [(try? SavedPlan(decoding: source.bytes)) == nil ? "refused" : "read"]
        }
    }

    private static func outcome<Value, Failure>(
        _ result: Result<Value, Failure>, _ code: KeyPath<Failure, String>, _ read: (Value) -> [String]
    ) -> [String] {
        switch result {
        case .success(let value): read(value)
        case .failure(let failure): ["refused \(failure[keyPath: code])"]
        }
    }

    private static func document(_ source: SourceText) -> [String] {
        outcome(IBDocument.read(source), \.code) { document in
            document.elements.map { "\($0.parent?.name ?? "") \($0.name)" } + [
                "elements \(document.elements.count.rough)"
            ]
        }
    }

    private static func objectiveC(_ source: SourceText) -> [String] {
        let file = ObjectiveCFile.read(source)
        return ["types \(file.classes.count.rough)", "references \(file.references.count.rough)"]
    }

    private static func recipe(_ source: SourceText) -> [String] {
        let read = RecipeFile.read(LoadedRecipe(path: source.path, bytes: source.bytes))
        return read.problems.map { "problem \($0.message.prefix(24))" } + ["read \(read.file != nil)"]
    }

    private static func configuration(_ source: SourceText) -> [String] {
        do throws(InvalidLintConfiguration) {
            _ = try LintConfigurationReader().configuration(path: source.path, bytes: source.bytes)
            return ["read"]
        } catch {
            return error.problems.map { "problem \($0.message.prefix(24))" }
        }
    }

    private static func palette(_ source: SourceText) -> [String] {
        switch PaletteFile.read(source) {
        case .success(let file): ["\(file.format) \(file.colors.count.rough) \(file.unnamedCount.rough)"]
        case .failure(let refusal): refusal.problems.map { "problem \($0.message.prefix(24))" }
        }
    }
}

extension Int {
    /// 0, 1, 2, 4, 8 and so on: a different count of the same things is news only where it doubles.
    var rough: Int { self < 3 ? self : 1 << (bitWidth - 1 - leadingZeroBitCount) }
}

extension SwiftRefusal.Reason {
    fileprivate var name: String { String(describing: self).prefix { $0 != "(" }.description }
}

private final class PairVisitor: SyntaxAnyVisitor {
    var pairs: Set<Int> = []
    private var kinds: [SyntaxKind: Int] = [:]

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        let parent = node.parent.map { number(of: $0.kind) } ?? 0
        pairs.insert(parent << 16 | number(of: node.kind))
        return .visitChildren
    }

    /// A number for a kind that is the same in every run: names would be slow, and raw values differ between versions.
    private func number(of kind: SyntaxKind) -> Int {
        if let known = kinds[kind] { return known }
        let hash = "\(kind)".utf8.reduce(5381) { ($0 &* 33 ^ Int($1)) & 0xFFFF }
        kinds[kind] = hash
        return hash
    }
}
