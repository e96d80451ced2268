// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Brand", platforms: [.iOS(.v13)],
    targets: [.target(name: "Brand", resources: [.process("Colors.xcassets")]), .target(name: "Other")])
