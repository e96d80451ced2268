/// A target for `xcodeProject`: what it builds and with which settings.
struct TargetText {
    let name: String
    /// Paths relative to the project's folder.
    var files: [String] = []
    var dependencies: [String] = []
    var settings: [String: String] = [:]
    var productType = "com.apple.product-type.application"
    /// The `.xcconfig` below the settings.
    var configurationFile: String?
}

/// A `project.pbxproj` with explicit references, as small as a project can be.
///
/// `settings` and `configurationFile` are the project's own.
func xcodeProject(
    _ targets: [TargetText], settings: [String: String] = [:], configurationFile: String? = nil
) -> String {
    let bases = (targets.map(\.configurationFile) + [configurationFile]).compactMap { $0 }
    let paths = Set(targets.flatMap(\.files) + bases).sorted()
    func file(_ path: String) -> String { "F\(paths.firstIndex(of: path) ?? 0)" }
    var objects: [String] = paths.map { path in
        "\(file(path)) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
    }
    objects.append(
        "G = {isa = PBXGroup; children = (\(paths.map(file).joined(separator: ", "))); sourceTree = \"<group>\"; };")
    for (number, target) in targets.enumerated() {
        let entries = target.files.map { "B\(number)\(file($0))" }
        objects += target.files.map { "B\(number)\(file($0)) = {isa = PBXBuildFile; fileRef = \(file($0)); };" }
        let resources = zip(target.files, entries).filter { !$0.0.hasSuffix(".swift") }.map(\.1)
        let sources = zip(target.files, entries).filter { $0.0.hasSuffix(".swift") }.map(\.1)
        objects.append("S\(number) = {isa = PBXSourcesBuildPhase; files = (\(sources.joined(separator: ", "))); };")
        objects.append("R\(number) = {isa = PBXResourcesBuildPhase; files = (\(resources.joined(separator: ", "))); };")
        let dependencies = target.dependencies.map { "D\(number)\($0)" }
        objects += target.dependencies.map { name in
            let other = targets.firstIndex { $0.name == name } ?? 0
            return "D\(number)\(name) = {isa = PBXTargetDependency; target = T\(other); };"
        }
        objects.append(configuration("C\(number)", target.settings, target.configurationFile.map(file)))
        objects.append("L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number)); };")
        objects.append(
            """
            T\(number) = {isa = PBXNativeTarget; name = "\(target.name)"; productType = "\(target.productType)"; \
            buildConfigurationList = L\(number); buildPhases = (S\(number), R\(number)); \
            dependencies = (\(dependencies.joined(separator: ", "))); };
            """)
    }
    let list = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    objects.append(configuration("PC", settings, configurationFile.map(file)))
    objects.append("PL = {isa = XCConfigurationList; buildConfigurations = (PC); };")
    objects.append("P = {isa = PBXProject; mainGroup = G; targets = (\(list)); buildConfigurationList = PL; };")
    return """
        // !$*UTF8*$!
        {
        objects = {
        \(objects.joined(separator: "\n"))
        };
        rootObject = P;
        }

        """
}

private func configuration(_ id: String, _ settings: [String: String], _ base: String?) -> String {
    let written = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: " ")
    let reference = base.map { "baseConfigurationReference = \($0); " } ?? ""
    return "\(id) = {isa = XCBuildConfiguration; name = Debug; \(reference)buildSettings = {\(written)}; };"
}

/// A storyboard with a scene for each controller; the first is the initial one.
func storyboard(_ scenes: [String], initial: String? = "con-AA-000") -> String {
    let initialAttribute = initial.map { #" initialViewController="\#($0)""# } ?? ""
    let elements = scenes.enumerated().map { number, scene in
        """
                <scene sceneID="scn-AA-00\(number)">
                    <objects>
                        \(scene)
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fst-AA-00\(number)" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
        """
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch"\(initialAttribute)>
            <scenes>
        \(elements.joined(separator: "\n"))
            </scenes>
        </document>

        """
}

/// A view controller for `storyboard`.
func controller(_ number: Int, class name: String? = nil, identifier: String? = nil) -> String {
    let attributes =
        (identifier.map { #" storyboardIdentifier="\#($0)""# } ?? "") + #" id="con-AA-00\#(number)""#
        + (name.map { #" customClass="\#($0)""# } ?? "")
    return #"<viewController\#(attributes) sceneMemberID="viewController"/>"#
}

/// A storyboard reference for `storyboard`.
func reference(_ number: Int, to name: String?, scene identifier: String? = nil, bundle: String? = nil) -> String {
    let attributes =
        (name.map { #" storyboardName="\#($0)""# } ?? "")
        + (bundle.map { #" bundleIdentifier="\#($0)""# } ?? "")
        + (identifier.map { #" referencedIdentifier="\#($0)""# } ?? "")
    return #"<viewControllerPlaceholder\#(attributes) id="con-AA-00\#(number)" sceneMemberID="viewController"/>"#
}
