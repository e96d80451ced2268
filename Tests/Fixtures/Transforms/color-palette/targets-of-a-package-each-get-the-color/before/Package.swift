// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Cards",
    platforms: [.iOS(.v13)],
    targets: [.target(name: "Cards"), .target(name: "Lists")]
)
