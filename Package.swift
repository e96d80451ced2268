// swift-tools-version:6.0
import PackageDescription

let kit = Target.Dependency.product(name: "NibwrightKit", package: "NibwrightKit")

func tests(_ name: String, with others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: [kit] + others, path: "Tests/\(name)", exclude: exclude)
}

// The executable must not link a plugin: plugins are found and loaded at run time, the built-in ones like anyone's.
let package = Package(
    name: "nibwright",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "nibwright", targets: ["nibwright"]),
        .library(name: "OutletOwnership", type: .dynamic, targets: ["OutletOwnership"]),
        .library(name: "ColorPalette", type: .dynamic, targets: ["ColorPalette"]),
        .library(name: "StoryboardSplit", type: .dynamic, targets: ["StoryboardSplit", "StoryboardSplitEntry"]),
        .library(
            name: "SegueToCoordinator", type: .dynamic, targets: ["SegueToCoordinator", "SegueToCoordinatorEntry"]),
        .library(name: "PatternSteps", type: .dynamic, targets: ["PatternSteps", "PatternStepsEntry"]),
        .library(name: "ReplaceCode", type: .dynamic, targets: ["ReplaceCode", "ReplaceCodeEntry"]),
        .library(
            name: "NormalizedDocuments", type: .dynamic,
            targets: ["NormalizedDocuments", "NormalizedDocumentsEntry"]),
        .library(name: "ResourceTests", type: .dynamic, targets: ["ResourceTests", "ResourceTestsEntry"]),
        .library(name: "TypedScenes", type: .dynamic, targets: ["TypedScenes", "TypedScenesEntry"]),
        .library(name: "StackViews", type: .dynamic, targets: ["StackViews"]),
        .library(
            name: "DesignableAttributes", type: .dynamic,
            targets: ["DesignableAttributes", "DesignableAttributesEntry"]),
        .library(name: "NibViews", type: .dynamic, targets: ["NibViews"]),
        .library(name: "UIKitCode", type: .dynamic, targets: ["UIKitCode", "UIKitCodeEntry"]),
        .library(name: "WorkCount", type: .dynamic, targets: ["WorkCount"]),
    ],
    dependencies: [
        .package(path: "Sources/NibwrightKit"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "nibwright",
            dependencies: [kit, .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(
            name: "nibwright-bench",
            dependencies: [
                kit, "Growth", "Randomness", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // Loaded before the tool to count what it does; linked by nothing.
        .target(name: "WorkCount", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "Growth"),
        .target(name: "Randomness", path: "Tests/Randomness"),
        .target(name: "OutletOwnership", dependencies: [kit], path: "Plugins/OutletOwnership"),
        .target(name: "ColorPalette", dependencies: [kit], path: "Plugins/ColorPalette"),
        // Apart from its entry point: tests link several plugins' code into one program, and each has an entry of the same name.
        .target(
            name: "StoryboardSplit", dependencies: [kit], path: "Plugins/StoryboardSplit", exclude: ["Entry"]),
        .target(
            name: "StoryboardSplitEntry", dependencies: [kit, "StoryboardSplit"],
            path: "Plugins/StoryboardSplit/Entry"),
        .target(
            name: "SegueToCoordinator", dependencies: [kit], path: "Plugins/SegueToCoordinator", exclude: ["Entry"]),
        .target(
            name: "SegueToCoordinatorEntry", dependencies: [kit, "SegueToCoordinator"],
            path: "Plugins/SegueToCoordinator/Entry"),
        .target(name: "PatternSteps", dependencies: [kit], path: "Plugins/PatternSteps", exclude: ["Entry"]),
        .target(
            name: "PatternStepsEntry", dependencies: [kit, "PatternSteps"], path: "Plugins/PatternSteps/Entry"),
        .target(name: "ReplaceCode", dependencies: [kit], path: "Plugins/ReplaceCode", exclude: ["Entry"]),
        .target(
            name: "ReplaceCodeEntry", dependencies: [kit, "ReplaceCode"], path: "Plugins/ReplaceCode/Entry"),
        .target(
            name: "NormalizedDocuments", dependencies: [kit], path: "Plugins/NormalizedDocuments", exclude: ["Entry"]),
        .target(
            name: "NormalizedDocumentsEntry", dependencies: [kit, "NormalizedDocuments"],
            path: "Plugins/NormalizedDocuments/Entry"),
        .target(name: "ResourceTests", dependencies: [kit], path: "Plugins/ResourceTests", exclude: ["Entry"]),
        .target(
            name: "ResourceTestsEntry", dependencies: [kit, "ResourceTests"], path: "Plugins/ResourceTests/Entry"),
        .target(name: "TypedScenes", dependencies: [kit], path: "Plugins/TypedScenes", exclude: ["Entry"]),
        .target(
            name: "TypedScenesEntry", dependencies: [kit, "TypedScenes"], path: "Plugins/TypedScenes/Entry"),
        .target(name: "StackViews", dependencies: [kit], path: "Plugins/StackViews"),
        .target(
            name: "DesignableAttributes", dependencies: [kit], path: "Plugins/DesignableAttributes",
            exclude: ["Entry"]),
        .target(
            name: "DesignableAttributesEntry", dependencies: [kit, "DesignableAttributes"],
            path: "Plugins/DesignableAttributes/Entry"),
        .target(name: "NibViews", dependencies: [kit], path: "Plugins/NibViews"),
        .target(name: "UIKitCode", dependencies: [kit], path: "Plugins/UIKitCode", exclude: ["Entry"]),
        .target(
            name: "UIKitCodeEntry", dependencies: [kit, "UIKitCode"], path: "Plugins/UIKitCode/Entry"),
        .target(name: "NibwrightFuzzing", dependencies: [kit, "Randomness"], path: "Tests/Fuzzing/Kinds"),
        .executableTarget(
            name: "nibwright-fuzz", dependencies: ["NibwrightFuzzing"], path: "Tests/Fuzzing/Entry"),
        .testTarget(
            name: "FuzzingTests", dependencies: ["NibwrightFuzzing"], path: "Tests/FuzzingTests"),
        .testTarget(name: "GrowthTests", dependencies: [kit, "Growth"], path: "Tests/GrowthTests"),
        // About the sources themselves: needs nothing of them.
        .testTarget(name: "HouseTests", path: "Tests/HouseTests"),
        tests("SourceTextTests", with: ["Randomness"]),
        tests("ColorimetryTests"),
        .testTarget(
            name: "ColorPaletteTests", dependencies: [kit, "ColorPalette"], path: "Tests/ColorPaletteTests"),
        .testTarget(
            name: "StoryboardSplitTests", dependencies: [kit, "StoryboardSplit", "Randomness"],
            path: "Tests/StoryboardSplitTests"),
        .testTarget(
            name: "SegueToCoordinatorTests", dependencies: [kit, "SegueToCoordinator"],
            path: "Tests/SegueToCoordinatorTests"),
        .testTarget(name: "UIKitCodeTests", dependencies: [kit, "UIKitCode"], path: "Tests/UIKitCodeTests"),
        .testTarget(
            name: "DesignableAttributesTests", dependencies: [kit, "DesignableAttributes"],
            path: "Tests/DesignableAttributesTests"),
        .testTarget(
            name: "PatternStepsTests", dependencies: [kit, "PatternSteps"], path: "Tests/PatternStepsTests"),
        .testTarget(
            name: "ReplaceCodeTests", dependencies: [kit, "ReplaceCode"], path: "Tests/ReplaceCodeTests"),
        tests("BatchTests"),
        tests("InterfaceBuilderTests"),
        tests("LayoutTests", with: ["Randomness"]),
        tests("DifferencesTests", with: ["Randomness"]),
        tests("MergingTests", with: ["Randomness"]),
        tests("SwiftCodeTests", with: ["Randomness"]),
        tests("ProjectFilesTests", with: ["Randomness"]),
        tests("ProjectGraphTests"),
        tests("NavigationTests"),
        tests("RenderingTests", with: ["Randomness"], exclude: ["Golden"]),
        tests("YAMLCodeTests"),
        tests("RecipesTests", with: ["Randomness"]),
        tests("PalettesTests", with: ["Randomness"]),
        tests("WorkspaceTests"),
        tests("PlanningTests", with: ["Randomness"]),
        tests("SegueCodeTests"),
        tests("LintingTests"),
        tests("ReportingTests", with: ["Randomness"]),
        tests("PluginHostTests", with: ["Randomness"]),
        tests("TransformTestingTests", with: ["Randomness"]),
        tests("TransformTests", exclude: ["Golden"]),
        .testTarget(
            name: "SimulationTests", dependencies: [kit, "SegueToCoordinator", "TypedScenes"],
            path: "Tests/SimulationTests",
            exclude: ["Golden", "Kinds", "Flows"]),
        tests("CommandTests", with: ["Randomness"], exclude: ["Golden"]),
    ],
    swiftLanguageModes: [.v6]
)
