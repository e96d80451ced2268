import InterfaceBuilder
import Linting
import ObjectiveCCode
import Palettes
import Planning
import ProjectFiles
import Recipes
import SourceText
import SwiftCode

/// What the reader of an input's kind said of it, in a few words that a test can look at.
enum FuzzReading {
    static func words(_ kind: FuzzKind, _ source: SourceText) -> [String] {
        switch kind {
        case .swift: swift(source)
        case .package: PackageManifest.read(source).map { ["targets \($0.targets.count)"] } ?? ["none"]
        case .storyboard, .xib: document(source)
        case .pbxproj: outcome(XcodeProject.read(source), \.code) { ["targets \($0.targets.count)"] }
        case .strings: outcome(StringsTable.read(source), \.code) { ["entries \($0.entries.count)"] }
        case .xcstrings: outcome(StringCatalog.read(source), \.code) { _ in ["read"] }
        case .plist, .binaryPlist: outcome(InfoPlist.read(source), \.code) { _ in ["read"] }
        case .contents: outcome(ColorSet.read(source, name: "Foam"), \.code) { ["colors \($0.entries.count)"] }
        case .xcconfig: ["settings \(XcodeConfigurationFile.read(source).statements.count)"]
        case .objectiveC: objectiveC(source)
        case .recipe: recipe(source)
        case .configuration: configuration(source)
        case .yamlPalette, .swatchPalette, .gimpPalette, .sketchPalette: palette(source)
        case .baseline: [(try? LintBaseline(path: source.path, bytes: source.bytes)) == nil ? "refused" : "read"]
        case .savedPlan: [(try? SavedPlan(decoding: source.bytes)) == nil ? "refused" : "read"]
        }
    }

    private static func swift(_ source: SourceText) -> [String] {
        let file = SwiftFile.read(source).readingReferences()
        if let refusal = file.refusal { return ["refused \(refusal.code)"] }
        guard case .success = SwiftSyntaxTree.read(source) else { return ["refused late"] }
        return ["types \(file.types.count)", "sites \(file.references.sites.count)"]
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
            ["elements \(document.elements.count)"]
        }
    }

    private static func objectiveC(_ source: SourceText) -> [String] {
        let file = ObjectiveCFile.read(source)
        return ["types \(file.classes.count)", "references \(file.references.count)"]
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
        case .success(let file): ["\(file.format) \(file.colors.count) \(file.unnamedCount)"]
        case .failure(let refusal): refusal.problems.map { "problem \($0.message.prefix(24))" }
        }
    }
}
