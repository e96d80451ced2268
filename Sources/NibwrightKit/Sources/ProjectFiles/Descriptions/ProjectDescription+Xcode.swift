import SourceText

extension ProjectDescription {
    /// The Xcode project that the description stands for, as far as targets, settings and files go.
    ///
    /// It is written as a `project.pbxproj` and read as one, so that a target's files follow from the same
    /// rules. Folders are synchronized ones: what is added to them belongs to their targets, as it will when the tool
    /// runs.
    public var xcodeProject: Result<XcodeProject, ReadingRefusal> {
        XcodeProject.read(SourceText(path: projectPath, ProjectText(self).text))
    }

    /// The path at which the tool writes the project, relative to the root of the repository.
    public var projectPath: String {
        (folder.isEmpty ? "" : folder + "/") + name + ".xcodeproj/project.pbxproj"
    }
}

/// Writes the property list of a described project.
private struct ProjectText {
    private let description: ProjectDescription
    private var objects: [String] = []
    /// Ids of files and folders by path: several targets may have one.
    private var ids: [String: String] = [:]
    private var members: [String] = []

    init(_ description: ProjectDescription) {
        self.description = description
    }

    var text: String {
        var writer = self
        let targets = description.targets.enumerated().map { writer.add($1, number: $0) }
        let list = writer.add(configurations: [:], [:], "P")
        writer.objects.append(
            "ROOT = {isa = PBXProject; buildConfigurationList = \(list); mainGroup = MAIN; targets = (\(targets.listed));};"
        )
        writer.objects.append(
            "MAIN = {isa = PBXGroup; children = (\(writer.members.listed)); sourceTree = \"<group>\";};")
        return
            "// !$*UTF8*$!\n{objectVersion = 77; objects = {\n\(writer.objects.joined(separator: "\n"))\n}; rootObject = ROOT;}\n"
    }

    private mutating func add(_ target: ProjectDescription.Target, number: Int) -> String {
        var folders: [String] = []
        var sources: [String] = []
        var resources: [String] = []
        for source in target.sources {
            switch source {
            case .folder(let path, let except): folders.append(addFolder(path, except, number))
            case .files(let paths):
                // A catalog is one file to a build.
                let files = Set(paths.map { FileKinds.package(around: $0, in: "") ?? $0 }).sorted()
                for path in files {
                    guard let phase = FileKinds.phase(of: path) else { continue }
                    let build = "B\(number)_\(sources.count + resources.count)"
                    objects.append("\(build) = {isa = PBXBuildFile; fileRef = \(addFile(path));};")
                    if phase == .sources { sources.append(build) } else { resources.append(build) }
                }
            }
        }
        objects.append("S\(number) = {isa = PBXSourcesBuildPhase; files = (\(sources.listed));};")
        objects.append("R\(number) = {isa = PBXResourcesBuildPhase; files = (\(resources.listed));};")
        let dependencies = target.dependencies.compactMap { name in
            description.targets.firstIndex { $0.name == name }
        }.map { other in
            objects.append("D\(number)_\(other) = {isa = PBXTargetDependency; target = T\(other);};")
            return "D\(number)_\(other)"
        }
        let list = add(
            configurations: target.settings, target.configurationSettings, "T\(number)", target.configurationFiles)
        objects.append(
            "T\(number) = {isa = PBXNativeTarget; name = \(target.name.quoted); "
                + "productType = \("com.apple.product-type.\(target.productType)".quoted); "
                + "buildConfigurationList = \(list); buildPhases = (S\(number), R\(number)); "
                + "dependencies = (\(dependencies.listed)); fileSystemSynchronizedGroups = (\(folders.listed));};")
        return "T\(number)"
    }

    private mutating func add(
        configurations base: [String: String], _ single: [String: [String: String]], _ owner: String,
        _ files: [String: String] = [:]
    ) -> String {
        let ids = description.configurations.enumerated().map { number, name in
            let settings = base.merging(single[name] ?? [:]) { $1 }.sorted { $0.key < $1.key }
                .map { "\($0.key.quoted) = \($0.value.quoted);" }.joined(separator: " ")
            let file = files[name].map { "baseConfigurationReference = \(addFile($0)); " } ?? ""
            objects.append(
                "C\(owner)_\(number) = {isa = XCBuildConfiguration; name = \(name.quoted); \(file)buildSettings = {\(settings)};};"
            )
            return "C\(owner)_\(number)"
        }
        let standard = description.configurations.last.map { " defaultConfigurationName = \($0.quoted);" } ?? ""
        objects.append("L\(owner) = {isa = XCConfigurationList; buildConfigurations = (\(ids.listed));\(standard)};")
        return "L\(owner)"
    }

    /// One folder for all targets that take it whole; one of its own for each that leaves something out.
    private mutating func addFolder(_ path: String, _ except: [String], _ target: Int) -> String {
        let key = except.isEmpty ? path : "\(path) of \(target)"
        if let id = ids[key] { return id }
        let id = "G\(ids.count)"
        ids[key] = id
        members.append(id)
        var exceptions = ""
        if !except.isEmpty {
            let start = path.isEmpty ? 0 : path.utf8.count + 1
            let paths = except.map { String($0.dropFirst(start)).quoted }
            objects.append(
                "E\(id) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(target); "
                    + "membershipExceptions = (\(paths.listed));};")
            exceptions = "exceptions = (E\(id)); "
        }
        objects.append(
            "\(id) = {isa = PBXFileSystemSynchronizedRootGroup; \(exceptions)path = \(relative(path).quoted); sourceTree = \"<group>\";};"
        )
        return id
    }

    private mutating func addFile(_ path: String) -> String {
        if let id = ids[path] { return id }
        let id = "F\(ids.count)"
        ids[path] = id
        members.append(id)
        objects.append("\(id) = {isa = PBXFileReference; path = \(relative(path).quoted); sourceTree = \"<group>\";};")
        return id
    }

    /// From the project's folder.
    private func relative(_ path: String) -> String {
        let folder = description.folder
        if folder.isEmpty { return path }
        if path == folder { return "." }
        if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.utf8.count + 1)) }
        return String(repeating: "../", count: folder.split(separator: "/").count) + path
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}

extension String {
    fileprivate var quoted: String {
        "\""
            + reduce(into: "") { text, character in
                if character == "\"" || character == "\\" { text.append("\\") }
                text.append(character == "\n" ? " " : character)
            } + "\""
    }
}
