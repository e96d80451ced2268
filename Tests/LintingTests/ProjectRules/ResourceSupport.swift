import Linting
import ProjectGraph
import SourceText
import TransformKit

/// What a rule about projects finds in a project in memory.
struct ProjectLinted {
    let findings: [LintFinding]

    init(_ id: String, _ files: [String: String]) throws {
        guard let type = LintRules.all.first(where: { $0.description.id == id }),
            let rule = type.init(options: OptionValues()) as? any ProjectRule
        else { throw NoRule(id: id) }
        let graph = ProjectGraph.load(paths: Array(files.keys), threads: 2) { path in
            files[path].map { SourceText(path: path, $0) }
        }
        findings = rule.findings(in: graph).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }

    struct NoRule: Error {
        let id: String
    }

    /// `file object`, or `file:line` for a place that is no object's, `?` behind what is not certain.
    var places: [String] {
        findings.map { finding in
            let file = finding.place.path.split(separator: "/").last.map(String.init) ?? ""
            let object = finding.place.objectID.map { " " + $0 } ?? finding.place.position.map { ":\($0.line)" } ?? ""
            return file + object + (finding.isCertain ? "" : "?")
        }
    }

    var messages: [String] { findings.map(\.message) }
}

/// One target of a project in memory.
struct TestTarget {
    var name: String
    var product = "application"
    /// Paths from the folder of the project; what a `.lproj` holds stands for itself.
    var files: [String]
    var settings: [String: String] = [:]
}

/// The text of a `project.pbxproj` whose targets build files. `unbuilt` is listed and built by none.
func projectFile(_ targets: [TestTarget], unbuilt: [String] = []) -> String {
    let paths = Set(targets.flatMap(\.files) + unbuilt).sorted()
    let number = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
    var objects = paths.enumerated().map {
        #"F\#($0) = {isa = PBXFileReference; path = "\#($1)"; sourceTree = "<group>"; };"#
    }
    objects.append(
        "MAIN = {isa = PBXGroup; children = (\(paths.indices.map { "F\($0), " }.joined())); sourceTree = \"<group>\"; };"
    )
    for (place, target) in targets.enumerated() {
        let builds = target.files.map { "B\(place)x\(number[$0] ?? 0)" }
        for (file, build) in zip(target.files, builds) {
            objects.append("\(build) = {isa = PBXBuildFile; fileRef = F\(number[file] ?? 0); };")
        }
        func phase(_ id: String, _ isa: String, _ isMeant: (String) -> Bool) -> String {
            let files = zip(target.files, builds).filter { isMeant($0.0) }.map { $0.1 + ", " }.joined()
            return "\(id)\(place) = {isa = \(isa); files = (\(files)); };"
        }
        let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\"; " }.joined()
        objects += [
            phase("S", "PBXSourcesBuildPhase") { $0.hasSuffix(".swift") },
            phase("R", "PBXResourcesBuildPhase") { !$0.hasSuffix(".swift") },
            "C\(place) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = \(target.name); \(settings)}; };",
            "L\(place) = {isa = XCConfigurationList; buildConfigurations = (C\(place), ); };",
            """
            T\(place) = {isa = PBXNativeTarget; name = \(target.name); buildPhases = (S\(place), R\(place), ); \
            buildConfigurationList = L\(place); productType = "com.apple.product-type.\(target.product)"; };
            """,
        ]
    }
    let list = targets.indices.map { "T\($0), " }.joined()
    return """
        // !$*UTF8*$!
        {
        objectVersion = 56;
        objects = {
        \(objects.joined(separator: "\n"))
        P = {isa = PBXProject; mainGroup = MAIN; targets = (\(list)); };
        };
        rootObject = P;
        }

        """
}

/// The path of the project that `projectFile` is for.
let cafeProject = "Cafe.xcodeproj/project.pbxproj"

/// A property list with these members.
func propertyList(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \(members)
    </dict></plist>

    """
}
