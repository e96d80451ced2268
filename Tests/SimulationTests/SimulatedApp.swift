import Foundation
import Testing

/// An app, compiled with the stand-in for UIKit into a program that takes journeys.
final class SimulatedApp: Sendable {
    private let folder: TemporaryFolder
    private let program: String

    /// - Parameter steps: what the app's own steps say in place of other code, which is to be there once.
    init(_ sources: SampleSources, steps: [String: String] = [:]) throws {
        let standIn = try StandIn.shared.get()
        folder = try TemporaryFolder()
        program = folder.path + "/app"
        var legacy = try StandIn.sources(in: "Simulation/" + sources.project.support)
        for (old, new) in steps {
            guard let index = legacy.firstIndex(where: { $0.components(separatedBy: old).count == 2 }) else {
                throw SimulationError(message: "no step says \(old) once")
            }
            legacy[index] = legacy[index].replacingOccurrences(of: old, with: new)
        }
        let files = sources.files("swift").map(\.text) + legacy + (try StandIn.sources(in: "Simulation/App"))
        var index = standIn.index
        for file in files { index.add(file) }
        let lost = LostWitnesses.all(in: files, index)
        guard lost.isEmpty else {
            throw SimulationError(message: "superclasses decide these methods: \(lost.joined(separator: ", "))")
        }
        var names: [String] = []
        var functions: [String] = []
        for (number, file) in files.enumerated() {
            let table = ClassTable.text(of: file, number: number)
            functions += [table?.function].compactMap(\.self)
            names.append("Source\(number).swift")
            try folder.write(RuntimeFreeRewriter.rewrite(file, index: index) + (table?.text ?? ""), to: names[number])
        }
        try folder.write(Self.main(calling: functions), to: "main.swift")
        let output = try Shell.run(
            [
                "swiftc", "-swift-version", "5", "-suppress-warnings", "-Onone", "-wmo", "-module-name", "Sample",
                "-o", "app",
            ]
                + standIn.flags + names + ["main.swift"], in: folder.path)
        guard FileManager.default.fileExists(atPath: program) else {
            throw SimulationError(message: "the app does not compile:\n" + output.errorLines)
        }
    }

    private static func main(calling functions: [String]) -> String {
        let calls = functions.map { "    \($0)(in: .shared)\n" }.joined()
        return "import UIKit\n\nMainActor.assumeIsolated {\n" + calls
            + "    simulate(SimulationInput(path: CommandLine.arguments[1]))\n}\n"
    }

    /// What one sees on the way.
    func trace(of journey: Journey, _ data: SimulationData) throws -> String {
        try folder.write(String(decoding: data.json(for: journey), as: UTF8.self), to: journey.name + ".json")
        return "# \(journey.name)\n"
            + (try Shell.run([program, journey.name + ".json"], in: folder.path, environment: Self.environment))
    }

    /// The ids of the segues that were performed on the way, after it was traced.
    func segues(of journey: Journey) throws -> [String] {
        let text = try String(contentsOfFile: folder.path + "/" + journey.name + ".json.segues", encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
    }

    /// The same everywhere; a crash is one line.
    private static let environment = ["TZ": "UTC", "LANG": "en_US.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
}

/// The stand-in for UIKit as a module that programs link, built once.
struct StandIn {
    private let folder: TemporaryFolder
    let index: ObjectiveCIndex

    var flags: [String] {
        ["-I", folder.path, "-L", folder.path, "-lUIKit", "-Xlinker", "-rpath", "-Xlinker", folder.path]
    }

    static let shared = Result { try StandIn() }

    /// One module of all, since nothing else is imported by name.
    private static let folders = [
        "ObjectiveC", "StandInFoundation", "CoreGraphics", "QuartzCore", "UIKit", "Simulation/System",
    ]

    /// Bridging to Objective-C, and classes that Foundation has on Linux too.
    private static let typeCheckingOnly: Set<String> = ["Bridging.swift", "NotificationCenter.swift"]

    private init() throws {
        folder = try TemporaryFolder()
        let files = try Self.folders.flatMap { try Self.sources(in: $0, leavingOut: Self.typeCheckingOnly) }
        var index = ObjectiveCIndex()
        for file in files { index.add(file) }
        self.index = index
        let names = files.indices.map { "StandIn\($0).swift" }
        for (name, file) in zip(names, files) {
            try folder.write(
                RuntimeFreeRewriter.rewrite(file, index: index, leavingOutImports: Set(Self.folders)), to: name)
        }
        let output = try Shell.run(
            [
                "swiftc", "-swift-version", "5", "-suppress-warnings", "-Onone", "-wmo",
                "-parse-as-library", "-module-name", "UIKit", "-emit-module", "-emit-module-path", "UIKit.swiftmodule",
                "-emit-library", "-o", "libUIKit.so",
            ] + names, in: folder.path)
        guard FileManager.default.fileExists(atPath: folder.path + "/libUIKit.so") else {
            throw SimulationError(message: "the stand-in does not compile:\n" + output.errorLines)
        }
    }

    /// The Swift sources of a folder of the stand-in, by name.
    static func sources(in name: String, leavingOut leftOut: Set<String> = []) throws -> [String] {
        let path = Repository.folder + "/Tests/StandIn/" + name
        return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
            .filter { $0.hasSuffix(".swift") && !leftOut.contains($0) }.map {
                try String(contentsOfFile: path + "/" + $0, encoding: .utf8)
            }
    }
}

struct SimulationError: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}
