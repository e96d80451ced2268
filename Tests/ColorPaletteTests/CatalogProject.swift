import ProjectGraph
import SourceText

/// A repository in memory: Xcode projects with explicit references, catalogs with color sets, documents.
struct CatalogProject {
    /// Texts by path.
    var files: [String: String] = [:]

    var graph: ProjectGraph {
        let files = self.files
        return ProjectGraph.load(paths: Array(files.keys), threads: 2) { path in
            files[path].map { SourceText(path: path, $0) }
        }
    }

    /// Adds a project; `targets` are names with the files of each, relative to `folder`, documents among them made.
    mutating func addProject(
        _ name: String, in folder: String = "", _ targets: KeyValuePairs<String, [String]>,
        dependencies: [String: String] = [:]
    ) {
        let prefix = folder.isEmpty ? "" : folder + "/"
        let paths = Set(targets.flatMap(\.value)).sorted()
        func file(_ path: String) -> String { "F\(paths.firstIndex(of: path) ?? 0)" }
        var objects = paths.map { path in
            "\t\t\(file(path)) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
        }
        objects.append(group("G", paths.map(file)))
        for (number, target) in targets.enumerated() {
            objects += target.value.map { "\t\tB\(number)\(file($0)) = {isa = PBXBuildFile; fileRef = \(file($0)); };" }
            let list = target.value.map { "\t\t\t\tB\(number)\(file($0)),\n" }.joined()
            objects.append(
                "\t\tR\(number) = {\n\t\t\tisa = PBXResourcesBuildPhase;\n\t\t\tfiles = (\n\(list)\t\t\t);\n\t\t};")
            let other = dependencies[target.key].flatMap { name in targets.firstIndex { $0.key == name } }
            if let other { objects.append("\t\tD\(number) = {isa = PBXTargetDependency; target = T\(other); };") }
            objects.append(
                "\t\tT\(number) = {isa = PBXNativeTarget; name = \(target.key); buildPhases = (R\(number)); "
                    + "dependencies = (\(other == nil ? "" : "D\(number)")); };")
        }
        let list = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        objects.append("\t\tP = {isa = PBXProject; mainGroup = G; targets = (\(list)); };")
        files["\(prefix)\(name).xcodeproj/project.pbxproj"] =
            "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects.joined(separator: "\n"))\n\t};\n\trootObject = P;\n}\n"
        for path in paths where path.hasSuffix(".xib") { files[prefix + path] = Self.document }
    }

    /// Adds a catalog with color sets and other sets, each given by its folder's name.
    mutating func addCatalog(_ path: String, _ sets: String...) {
        files[path + "/Contents.json"] = "{}"
        for set in sets { files["\(path)/\(set)/Contents.json"] = "{\"colors\": []}" }
    }

    private func group(_ id: String, _ children: [String]) -> String {
        let list = children.map { "\t\t\t\t\($0),\n" }.joined()
        return
            "\t\t\(id) = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(list)\t\t\t);\n"
            + "\t\t\tsourceTree = \"<group>\";\n\t\t};"
    }

    /// Targets `App` and `Widget`; the folder `App` is the first one's, and `Shared` belongs to both.
    static let synchronized = """
        // !$*UTF8*$!
        {
        \tobjects = {
        \t\tG = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tSA,
        \t\t\t\tSS,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tSA = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\tpath = App;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tSS = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        \t\tRA = {isa = PBXResourcesBuildPhase; files = (); };
        \t\tRW = {isa = PBXResourcesBuildPhase; files = (); };
        \t\tTA = {isa = PBXNativeTarget; name = App; buildPhases = (RA); fileSystemSynchronizedGroups = (SA, SS); };
        \t\tTW = {isa = PBXNativeTarget; name = Widget; buildPhases = (RW); fileSystemSynchronizedGroups = (SS); };
        \t\tP = {isa = PBXProject; mainGroup = G; targets = (TA, TW); };
        \t};
        \trootObject = P;
        }

        """

    static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="top-AA-001"/></objects>
        </document>

        """
}
