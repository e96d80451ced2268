/// Knows how Xcode treats a file because of its extension.
enum FileKinds {
    /// The phase that takes a file; nil for what is part of no product.
    static func phase(of path: String) -> XcodeBuildPhase.Kind? {
        let name = RelativePath.name(of: path)
        let ending = RelativePath.fileExtension(of: path)
        if name.hasPrefix(".") || notBuilt.contains(ending) { return nil }
        if sources.contains(ending) { return .sources }
        if headers.contains(ending) { return .headers }
        return frameworks.contains(ending) ? .frameworks : .resources
    }

    /// The outermost folder around a file that Xcode takes for one file.
    static func package(around file: String, in folder: String) -> String? {
        var end = file.utf8.index(file.startIndex, offsetBy: folder.isEmpty ? 0 : folder.utf8.count + 1)
        while let slash = file.utf8[end...].firstIndex(of: UInt8(ascii: "/")) {
            let part = String(file[end..<slash])
            if packages.contains(RelativePath.fileExtension(of: part)) { return String(file[..<slash]) }
            end = file.utf8.index(after: slash)
        }
        return nil
    }

    /// The type that a new file reference states.
    static func type(of path: String) -> String {
        types[RelativePath.fileExtension(of: path)] ?? "text"
    }

    private static let sources: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcdatamodeld", "xcdatamodel", "xcmappingmodel",
        "intentdefinition", "mlmodel", "mlpackage", "y", "l", "ym", "lm", "d", "docc", "applescript", "iig",
        "rcproject",
        "modulemap",
    ]
    private static let headers: Set<String> = ["h", "hh", "hpp", "hxx", "pch", "def"]
    private static let frameworks: Set<String> = ["framework", "xcframework", "a", "dylib", "tbd"]
    private static let notBuilt: Set<String> = [
        "xcconfig", "entitlements", "xcodeproj", "xcworkspace", "playground", "xctestplan", "xcscheme", "gyb",
    ]
    private static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc", "playground",
        "xcodeproj",
        "xcworkspace", "scnassets", "atlas", "mlpackage", "icon", "rtfd", "xpc", "app", "appex", "nib", "dsym",
        "sticker",
        "xcstickers", "skatlas", "arresourcegroup", "rcproject", "reality", "realitycomposerpro", "dae", "storyboardc",
        "xcmappingmodel",
    ]
    private static let types: [String: String] = [
        "swift": "sourcecode.swift", "m": "sourcecode.c.objc", "mm": "sourcecode.cpp.objcpp", "h": "sourcecode.c.h",
        "c": "sourcecode.c.c", "cpp": "sourcecode.cpp.cpp", "storyboard": "file.storyboard", "xib": "file.xib",
        "strings": "text.plist.strings", "stringsdict": "text.plist.stringsdict", "xcstrings": "text.json.xcstrings",
        "xcassets": "folder.assetcatalog", "plist": "text.plist.xml", "json": "text.json", "png": "image.png",
        "pdf": "image.pdf", "md": "net.daringfireball.markdown", "xcconfig": "text.xcconfig",
        "entitlements": "text.plist.entitlements", "xcdatamodeld": "wrapper.xcdatamodel", "html": "text.html",
        "txt": "text", "xml": "text.xml", "ttf": "file", "otf": "file", "metal": "sourcecode.metal",
        "xcprivacy": "text.xml", "jpg": "image.jpeg", "svg": "text", "bundle": "wrapper.plug-in",
    ]
}
