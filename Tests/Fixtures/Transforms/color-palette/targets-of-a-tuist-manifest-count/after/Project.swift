import ProjectDescription

let project = Project(
    name: "Bakery",
    targets: [
        Target(
            name: "Bakery", platform: .iOS, product: .app, bundleId: "org.example.bakery",
            deploymentTarget: .iOS(targetVersion: "13.0", devices: .iphone), infoPlist: "App/Info.plist",
            sources: ["App/**/*.swift"], resources: ["App/**"])
    ])
