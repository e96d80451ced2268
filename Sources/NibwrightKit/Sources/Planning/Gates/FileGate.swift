import ObjectiveCCode
import ProjectFiles
import ProjectGraph
import SourceText

/// Checks that a file by itself can still be read: a file that parsed before a step must parse after it, and a new one
/// must parse.
///
/// Documents and Swift have checks of their own in `Gate`.
struct FileGate {
    let before: ProjectGraph

    /// The fault in a file's new text; nil for none, and for one that was as faulty before.
    func violation(of after: SourceText) -> Gate.Violation? {
        let old = before.text(at: after.path)
        return fault(of: after, before: old).map { Gate.Violation(code: .gateSyntax, path: after.path, reason: $0) }
    }

    private func fault(of text: SourceText, before old: SourceText?) -> String? {
        switch ProjectFileKind(path: text.path) {
        case .xcodeProject:
            refusal(XcodeProject.read(text), old.map(XcodeProject.read)) { ($0.message, $0.position) }
        case .propertyList:
            refusal(PropertyListValue.read(text), old.map(PropertyListValue.read)) { ($0.message, $0.position) }
        case .strings:
            refusal(StringsTable.read(text), old.map(StringsTable.read)) { ($0.message, $0.position) }
                ?? tableFault(text, old)
        case .stringCatalog:
            refusal(StringCatalog.read(text), old.map(StringCatalog.read)) { ($0.message, $0.position) }
        case .assetContents:
            refusal(JSONNode.read(text), old.map(JSONNode.read)) { ($0.message, $0.position) }
        case .buildConfiguration: settingsFault(text, old)
        case .objectiveCSource, .objectiveCHeader: bracketFault(text, old)
        case .storyboard, .xib, .swift, .projectSpecification, .symbolConfiguration, .other: nil
        }
    }

    private func refusal<Success, Refusal>(
        _ after: Result<Success, Refusal>, _ before: Result<Success, Refusal>?,
        words: (Refusal) -> (message: String, position: SourcePosition?)
    ) -> String? {
        guard case .failure(let refusal) = after else { return nil }
        if case .failure? = before { return nil }
        let (message, position) = words(refusal)
        return "the file could not be read any more" + (position.map { " at \($0)" } ?? "") + ": \(message)"
    }

    /// A table is read around what is broken in it, so what is broken is counted.
    private func tableFault(_ text: SourceText, _ old: SourceText?) -> String? {
        guard case .success(let table) = StringsTable.read(text) else { return nil }
        let known = (try? old.map(StringsTable.read)?.get())?.problems.count ?? 0
        guard table.problems.count > known, let problem = table.problems.last else { return nil }
        return "the table would have \(table.problems.count) faults, \(known) before: \(problem.message) at "
            + "\(problem.position)"
    }

    private func settingsFault(_ text: SourceText, _ old: SourceText?) -> String? {
        let count = XcodeConfigurationFile.read(text).meaninglessLineCount
        let known = old.map { XcodeConfigurationFile.read($0).meaninglessLineCount } ?? 0
        return count > known ? "the file would have \(count) lines that are no settings, \(known) before" : nil
    }

    private func bracketFault(_ text: SourceText, _ old: SourceText?) -> String? {
        let balance = ObjectiveCBalance(text)
        let known = old.map { ObjectiveCBalance($0).faultCount } ?? 0
        guard balance.faultCount > known else { return nil }
        let place = balance.first.map { ", the first at \($0)" } ?? ""
        return "brackets or strings of the file would not close: \(balance.faultCount) places\(place), \(known) before"
    }
}
