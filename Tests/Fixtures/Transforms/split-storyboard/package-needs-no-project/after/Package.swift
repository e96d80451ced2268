// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Shop", path: "App", resources: [.process("Main.storyboard"), .process("Screens")])]
)
