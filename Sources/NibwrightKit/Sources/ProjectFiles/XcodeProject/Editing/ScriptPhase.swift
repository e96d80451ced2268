import SourceText

/// A phase of a target that runs a shell script on every build.
public struct ScriptPhase: Hashable, Sendable {
    /// The name, as Xcode shows it.
    public let name: String
    /// The text that `/bin/sh` runs.
    public let script: String
    /// The files that it writes, as build settings spell them: `$(SRCROOT)/App/Scenes.swift`. Xcode compiles them after
    /// it; no two targets of a project may name the same one.
    public let outputPaths: [String]

    public init(name: String, script: String, outputPaths: [String]) {
        self.name = name
        self.script = script
        self.outputPaths = outputPaths
    }
}

extension XcodeProject {
    /// The phases of a target that run scripts, in build order.
    public func scriptPhases(of target: XcodeTarget) -> [ScriptPhase] { scripts(of: target).map(\.phase) }

    func scripts(of target: XcodeTarget) -> [(object: XcodeObject, phase: ScriptPhase)] {
        // The target may be of the project before an edit.
        (targets.first { $0 == target } ?? target).phases.compactMap { phase in
            guard let object = object(phase.id), object.isa == "PBXShellScriptBuildPhase" else { return nil }
            let script = ScriptPhase(
                name: object.string("name") ?? phase.name, script: object.string("shellScript") ?? "",
                outputPaths: object.strings("outputPaths"))
            return (object, script)
        }
    }
}

/// Writes script phases into a project.
struct ScriptAddition {
    let project: XcodeProject
    static let isa = "PBXShellScriptBuildPhase"

    /// Puts the phase before the first one that compiles, so that what it writes is compiled.
    func add(_ script: ScriptPhase, to target: XcodeTarget, _ change: inout ProjectChange) throws(XcodeEditRefusal) {
        guard let sources = target.phases.first(where: { $0.kind == .sources }),
            let phases = project.object(target.id)?.value["buildPhases"],
            let place = phases.elements.firstIndex(where: { $0.string == sources.id })
        else { throw .noPhase(target: target.name, phase: .sources) }
        let id = change.newID("script", target.id + "\n" + script.name)
        let list: ObjectWriter.Field = .list([])
        change.add(
            id, script.name, isa: Self.isa,
            [
                ("alwaysOutOfDate", .text("1")), ("buildActionMask", .text("2147483647")), ("files", list),
                ("inputFileListPaths", list), ("inputPaths", list), ("name", .text(OpenStepText.written(script.name))),
                ("outputFileListPaths", list),
                ("outputPaths", .list(script.outputPaths.map(OpenStepText.written))),
                ("runOnlyForDeploymentPostprocessing", .text("0")), ("shellPath", .text("/bin/sh")),
                ("shellScript", .text(OpenStepText.written(script.script))),
            ])
        change.insert(id, script.name, in: phases, before: place)
    }

    /// Gives a phase that is there another script and other outputs.
    func renew(
        _ object: XcodeObject, _ script: ScriptPhase, _ change: inout ProjectChange
    ) throws(XcodeEditRefusal) {
        guard let text = object.value["shellScript"] else {
            throw .inconsistent(reason: "the phase \"\(script.name)\" has no script")
        }
        if text.string != script.script {
            change.edit(TextEdit(text.range, OpenStepText.written(script.script)))
        }
        if object.strings("outputPaths") == script.outputPaths { return }
        guard let paths = object.value["outputPaths"] else {
            throw .inconsistent(reason: "the phase \"\(script.name)\" has no list of outputs")
        }
        let list = ObjectWriter.Field.list(script.outputPaths.map(OpenStepText.written))
        change.edit(TextEdit(paths.range, change.writer.value(list, isa: Self.isa)))
    }
}
