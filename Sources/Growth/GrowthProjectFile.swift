/// A `project.pbxproj` of one app that builds some files.
enum GrowthProjectFile {
    static let path = "M.xcodeproj/project.pbxproj"

    /// - Parameter targets: how many apps there are that build the same.
    static func text(_ files: [String], targets: Int = 1) -> String {
        func id(_ letter: String, _ number: Int) -> String {
            letter + String(repeating: "0", count: 23 - String(number).count) + String(number)
        }
        func builds(_ isMeant: (String) -> Bool) -> String {
            files.indices.filter { isMeant(files[$0]) }.map { id("B", $0) }.joined(separator: ", ")
        }
        let names = (0..<targets).map { $0 == 0 ? "M" : "M\($0)" }
        var lines = ["// !$*UTF8*$!", "{", "archiveVersion = 1;", "objectVersion = 50;", "objects = {"]
        for (number, file) in files.enumerated() {
            lines.append(
                "\(id("F", number)) = {isa = PBXFileReference; lastKnownFileType = \(kind(of: file)); path = \(file); "
                    + "sourceTree = \"<group>\"; };")
            lines.append("\(id("B", number)) = {isa = PBXBuildFile; fileRef = \(id("F", number)); };")
        }
        let children = files.indices.map { id("F", $0) }.joined(separator: ", ")
        lines.append("G = {isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\"; };")
        lines.append("S = {isa = PBXSourcesBuildPhase; files = (\(builds { $0.hasSuffix(".swift") })); };")
        lines.append("R = {isa = PBXResourcesBuildPhase; files = (\(builds { !$0.hasSuffix(".swift") })); };")
        for name in names {
            lines.append(
                "T\(name) = {isa = PBXNativeTarget; name = \(name); productName = \(name); "
                    + "productType = \"com.apple.product-type.application\"; buildPhases = (S, R); "
                    + "buildConfigurationList = L; dependencies = (); };")
        }
        lines.append("L = {isa = XCConfigurationList; buildConfigurations = (C); };")
        lines.append(
            "C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 13.0; "
                + "PRODUCT_NAME = M; SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };")
        let targetList = names.map { "T" + $0 }.joined(separator: ", ")
        lines.append(
            "P = {isa = PBXProject; mainGroup = G; targets = (\(targetList)); buildConfigurationList = L; "
                + "projectDirPath = \"\"; };")
        lines += ["};", "rootObject = P;", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func kind(of file: String) -> String {
        if file.hasSuffix(".swift") { return "sourcecode.swift" }
        return file.hasSuffix(".storyboard") ? "file.storyboard" : "folder.assetcatalog"
    }
}
