/// The `.xcodeproj` of a generated project: one target for each module, whose folder is its content as Xcode 16 has it,
/// and a catalog that all of them have.
struct ProjectFile {
    let modules: [String]

    static let path = "Generated.xcodeproj/project.pbxproj"
    static let catalog = "Shared.xcassets"

    /// Old enough for code that sets colors early to matter.
    private static let deploymentTarget = "12.0"

    var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {
        \(objects.joined(separator: "\n"))
        \t};
        \trootObject = \(Self.project) /* Project object */;
        }

        """
    }

    // MARK: Objects

    private static let project = id(1)
    private static let mainGroup = id(2)
    private static let catalogReference = id(3)
    private static let settings = id(4)
    private static let release = id(5)

    private var objects: [String] {
        let targets = modules.indices.map { Self.id(of: .target, $0) }
        let groups = modules.indices.map { Self.id(of: .folder, $0) }
        return [
            Self.object(
                Self.project, "PBXProject",
                [
                    ("buildConfigurationList", Self.settings), ("mainGroup", Self.mainGroup),
                    ("targets", Self.list(targets)),
                ]),
            Self.object(
                Self.mainGroup, "PBXGroup",
                [("children", Self.list(groups + [Self.catalogReference])), ("sourceTree", "\"<group>\"")]),
            Self.object(
                Self.catalogReference, "PBXFileReference",
                [
                    ("lastKnownFileType", "folder.assetcatalog"), ("path", Self.catalog),
                    ("sourceTree", "\"<group>\""),
                ]),
        ]
            + Self.configurations(
                Self.settings, Self.release,
                "{\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = \(Self.deploymentTarget);\n\t\t\t\tSDKROOT = iphoneos;\n\t\t\t}"
            )
            + modules.enumerated().flatMap(Self.target)
    }

    private static func target(_ number: Int, _ module: String) -> [String] {
        func own(_ part: Part) -> String { id(of: part, number) }
        let phase = [("buildActionMask", "2147483647"), ("runOnlyForDeploymentPostprocessing", "0")]
        return [
            object(
                own(.target), "PBXNativeTarget",
                [
                    ("buildConfigurationList", own(.settings)),
                    ("buildPhases", list([own(.sources), own(.resources)])),
                    ("fileSystemSynchronizedGroups", list([own(.folder)])), ("name", module), ("productName", module),
                    ("productType", "\"com.apple.product-type.application\""),
                ]),
            object(
                own(.folder), "PBXFileSystemSynchronizedRootGroup",
                [("path", module), ("sourceTree", "\"<group>\"")]),
            object(own(.sources), "PBXSourcesBuildPhase", phase + [("files", list([]))]),
            object(own(.resources), "PBXResourcesBuildPhase", phase + [("files", list([own(.catalogMembership)]))]),
            object(own(.catalogMembership), "PBXBuildFile", [("fileRef", catalogReference)]),
        ] + configurations(own(.settings), own(.release), "{\n\t\t\t\tPRODUCT_NAME = \(module);\n\t\t\t}")
    }

    private static func configurations(_ list: String, _ configuration: String, _ settings: String) -> [String] {
        [
            object(
                list, "XCConfigurationList",
                [("buildConfigurations", Self.list([configuration])), ("defaultConfigurationName", "Release")]),
            object(configuration, "XCBuildConfiguration", [("buildSettings", settings), ("name", "Release")]),
        ]
    }

    // MARK: Text

    private enum Part: Int {
        case target, folder, sources, resources, catalogMembership, settings, release
    }

    private static func id(of part: Part, _ module: Int) -> String { id(100 + module * 10 + part.rawValue) }

    private static func id(_ number: Int) -> String {
        let digits = String(number)
        return "A" + String(repeating: "0", count: 23 - digits.count) + digits
    }

    private static func object(_ id: String, _ kind: String, _ values: [(name: String, value: String)]) -> String {
        let lines = values.map { "\t\t\t\($0.name) = \($0.value);\n" }.joined()
        return "\t\t\(id) = {\n\t\t\tisa = \(kind);\n\(lines)\t\t};"
    }

    private static func list(_ values: [String]) -> String {
        "(\n" + values.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)"
    }
}
