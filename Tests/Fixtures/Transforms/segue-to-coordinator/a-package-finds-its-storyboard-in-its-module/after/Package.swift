// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Bakery", platforms: [.iOS(.v15)],
    targets: [.target(name: "Bakery", resources: [.process("Main.storyboard")])])
