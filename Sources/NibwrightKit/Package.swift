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
                "ProjectFiles",
                "ProjectGraph", "TransformKit", "Recipes", "Palettes", "PluginHost", "Planning", "Linting", "Reporting",
                "TransformTesting",
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
        .target(name: "XMLCode", dependencies: ["SourceText", "CLibXML2"]),
        .target(name: "YAMLCode", dependencies: ["SourceText", "CLibYAML"]),
        .target(name: "InterfaceBuilder", dependencies: ["SourceText", "XMLCode", "Colorimetry"]),
        .target(
            name: "SwiftCode",
            dependencies: [
                "SourceText", "Colorimetry",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .target(name: "ObjectiveCCode", dependencies: ["SourceText"]),
        .target(name: "ProjectFiles", dependencies: ["SourceText", "XMLCode", "YAMLCode", "Colorimetry"]),
        .target(
            name: "ProjectGraph",
            dependencies: ["SourceText", "InterfaceBuilder", "SwiftCode", "ObjectiveCCode", "ProjectFiles"]),
        .target(
            name: "TransformKit", dependencies: ["ProjectGraph", "ProjectFiles"],
            plugins: ["KitStamp"]),
        .target(name: "Recipes", dependencies: ["TransformKit", "ProjectFiles", "YAMLCode"]),
        .target(name: "Palettes", dependencies: ["SourceText", "Colorimetry", "ProjectFiles", "Recipes"]),
        .target(
            name: "PluginHost", dependencies: ["TransformKit"],
            // Beside the library in every build folder, for whoever compiles a plugin against it: see `PluginFlags`.
            resources: [.copy("Headers")]),
        .target(name: "Planning", dependencies: ["Recipes", "PluginHost", "Linting"]),
        .target(name: "Linting", dependencies: ["TransformKit", "Recipes"]),
        .target(name: "Reporting", dependencies: ["Planning", "Linting"]),
        .target(name: "TransformTesting", dependencies: ["Planning", "Reporting"]),
        .plugin(name: "KitStamp", capability: .buildTool()),
    ],
    swiftLanguageModes: [.v6]
)
