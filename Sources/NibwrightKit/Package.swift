// swift-tools-version:6.0
import PackageDescription

// One dynamic library of small modules. The executable and every plugin link this product, so that there is one copy of
// each type in the process; a second copy would make `as? any Transform` fail (Docs/Architecture.md, "Linkage").
let package = Package(
    name: "NibwrightKit",
    platforms: [.macOS(.v13)],
    products: [
        .library(
            name: "NibwrightKit",
            type: .dynamic,
            targets: [
                "SourceText", "Colorimetry", "XMLCode", "YAMLCode", "InterfaceBuilder", "SwiftCode", "ObjectiveCCode",
                "ProjectFiles", "ProjectGraph", "Palettes", "Differences", "Merging", "Layout", "TransformKit",
                "Navigation",
                "SwiftWriting",
                "SegueCode", "SceneCallWriting", "Rendering",
                "OptionReading", "Recipes",
                "PluginHost", "Linting", "Planning", "Batch", "Reporting", "TransformTesting", "NibwrightKit",
            ])
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "SourceText"),
        .target(name: "Colorimetry"),
        .target(name: "XMLCode", dependencies: ["CLibXML2", "SourceText"]),
        .target(name: "YAMLCode", dependencies: ["CLibYAML", "SourceText"]),
        .target(name: "InterfaceBuilder", dependencies: ["Colorimetry", "SourceText", "XMLCode"]),
        .target(name: "Layout", dependencies: ["InterfaceBuilder"]),
        .target(
            name: "SwiftCode",
            dependencies: [
                "Colorimetry", "SourceText",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(name: "ObjectiveCCode", dependencies: ["SourceText"]),
        .target(name: "ProjectFiles", dependencies: ["Colorimetry", "SourceText", "XMLCode", "YAMLCode"]),
        .target(
            name: "ProjectGraph",
            dependencies: [
                "Colorimetry", "InterfaceBuilder", "ObjectiveCCode", "ProjectFiles", "SourceText", "SwiftCode",
            ]),
        .target(name: "Palettes", dependencies: ["Colorimetry", "ProjectFiles", "SourceText", "YAMLCode"]),
        .target(
            name: "Differences",
            dependencies: ["Colorimetry", "InterfaceBuilder", "ProjectFiles", "SourceText", "SwiftCode"]),
        .target(
            name: "Merging",
            dependencies: ["Differences", "InterfaceBuilder", "ProjectFiles", "SourceText", "YAMLCode"]),
        .target(
            name: "TransformKit",
            dependencies: ["InterfaceBuilder", "ProjectFiles", "ProjectGraph", "SourceText", "SwiftCode"],
            plugins: ["KitStamp"]),
        .target(
            name: "Navigation",
            dependencies: [
                "InterfaceBuilder", "ObjectiveCCode", "ProjectFiles", "ProjectGraph", "SourceText", "SwiftCode",
                "TransformKit", .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(
            name: "SwiftWriting",
            dependencies: ["SourceText", "SwiftCode", .product(name: "SwiftSyntax", package: "swift-syntax")]),
        .target(
            name: "SegueCode",
            dependencies: ["InterfaceBuilder", "Navigation", "ProjectGraph", "SourceText", "SwiftCode", "SwiftWriting"]),
        .target(
            name: "SceneCallWriting",
            dependencies: [
                "InterfaceBuilder", "Navigation", "ObjectiveCCode", "ProjectGraph", "SourceText", "SwiftCode",
                "SwiftWriting", "TransformKit", .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(
            name: "Rendering",
            dependencies: ["Colorimetry", "InterfaceBuilder", "Layout", "ProjectFiles", "ProjectGraph", "SourceText"]),
        .target(name: "OptionReading", dependencies: ["SourceText", "TransformKit", "YAMLCode"]),
        .target(
            name: "Recipes", dependencies: ["OptionReading", "ProjectFiles", "SourceText", "TransformKit", "YAMLCode"]),
        .target(
            name: "PluginHost", dependencies: ["SourceText", "TransformKit"],
            // Beside the library in every build folder, for whoever compiles a plugin against it: see `PluginFlags`.
            resources: [.copy("Headers")]),
        .target(
            name: "Linting",
            dependencies: [
                "Colorimetry", "InterfaceBuilder", "Layout", "Navigation", "ObjectiveCCode", "OptionReading",
                "PluginHost", "ProjectFiles", "ProjectGraph", "Rendering", "SegueCode", "SourceText", "SwiftCode",
                "TransformKit",
                "YAMLCode",
            ]),
        .target(
            name: "Planning",
            dependencies: [
                "InterfaceBuilder", "Linting", "Navigation", "ObjectiveCCode", "PluginHost", "ProjectFiles",
                "ProjectGraph", "Recipes", "SourceText", "SwiftCode", "TransformKit",
            ]),
        .target(name: "Batch", dependencies: ["Planning", "SourceText", "TransformKit", "YAMLCode"]),
        .target(
            name: "Reporting",
            dependencies: [
                "Batch", "Colorimetry", "Differences", "InterfaceBuilder", "Linting", "Merging", "Navigation",
                "Planning",
                "ProjectFiles",
                "ProjectGraph", "Recipes", "Rendering", "SourceText", "SwiftCode", "TransformKit",
            ]),
        .target(
            name: "TransformTesting",
            dependencies: [
                "InterfaceBuilder", "Linting", "OptionReading", "Planning", "ProjectGraph", "Recipes", "Reporting",
                "SourceText",
                "TransformKit", "YAMLCode",
            ]),
        // What a plugin's author imports.
        .target(
            name: "NibwrightKit",
            dependencies: [
                "Colorimetry", "InterfaceBuilder", "Linting", "Navigation", "ObjectiveCCode", "Palettes", "Planning",
                "ProjectFiles", "ProjectGraph", "Reporting", "SceneCallWriting", "SegueCode", "SourceText", "SwiftCode",
                "SwiftWriting", "TransformKit", "XMLCode", "YAMLCode",
            ]),
        .plugin(name: "KitStamp", capability: .buildTool()),
    ],
    swiftLanguageModes: [.v6]
)
