import TransformKit

/// Modules that code imports and whose sources are not in the project.
struct LibraryImports {
    private let graph: ProjectGraph
    private let places: [(place: Place, module: String)]

    init(_ graph: ProjectGraph) {
        self.graph = graph
        var own = Set(graph.targets.projects.flatMap(\.targets).flatMap(\.moduleNames))
        own.formUnion(
            graph.paths.filter { $0.hasSuffix("/Package.swift") }.flatMap { manifest -> [String] in
                let folder = String(manifest.dropLast("Package.swift".count)) + "Sources/"
                return graph.paths.filter { $0.hasPrefix(folder) }.compactMap {
                    $0.dropFirst(folder.count).split(separator: "/").first.map(String.init)
                }
            })
        places = graph.swiftFiles.flatMap { file in
            Self.imports(of: file.source).filter { !own.contains($0.module) && !Self.isApple($0.module) }
        }
    }

    /// The first place near a document at which code imports a module that nobody can read here.
    func first(near document: IBDocument) -> (place: Place, module: String)? {
        let builders = Set(
            graph.targets.targets(of: document.path).flatMap { [$0] + graph.targets.dependencies(of: $0) })
        return places.first { place, _ in
            guard graph.isNear(place.path, document.path), !graph.isTest(place.path) else { return false }
            // Code that the document's targets do not build is not in the app with it.
            let targets = graph.targets.targets(of: place.path)
            return builders.isEmpty || targets.contains(where: builders.contains)
        }
    }

    private static func imports(of source: SourceText) -> [(place: Place, module: String)] {
        source.offsets(ofIdentifier: "import").compactMap { offset in
            let range = source.lineRange(containing: offset)
            var words = source.string(range).split { $0.isWhitespace || $0 == ";" }.map(String.init)
            while let first = words.first,
                first.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(first)
            {
                words.removeFirst()
            }
            guard words.first == "import", words.count > 1 else { return nil }
            let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            let name = words.count > 2 && kinds.contains(words[1]) ? words[2] : words[1]
            let module = name.split(separator: ".").first.map(String.init) ?? name
            return (Place(source, at: offset), module)
        }
    }

    /// Apple's frameworks have their own prefixes for what they add to views.
    private static func isApple(_ module: String) -> Bool { frameworks.contains(module) }

    private static let frameworks: Set<String> = [
        "_Concurrency", "Accelerate", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI", "AdServices",
        "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox",
        "AudioUnit", "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit",
        "CarPlay", "CFNetwork", "ClockKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts",
        "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin",
        "DeviceActivity", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "ExposureNotification",
        "ExternalAccessory", "FileProvider", "FileProviderUI", "FinanceKit", "Foundation", "GameController", "GameKit",
        "GameplayKit", "GLKit", "HealthKit", "HomeKit", "iAd", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
        "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "Messages", "MessageUI", "Metal",
        "MetalKit", "MetalPerformanceShaders", "MetricKit", "MLCompute", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
        "NotificationCenter", "ObjectiveC", "Observation", "OpenGLES", "os", "OSLog", "PackageDescription",
        "PackagePlugin", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport",
        "ProjectDescription", "PushKit", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "SafariServices", "SceneKit", "Security", "SensorKit", "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech",
        "SpriteKit", "SQLite3", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SystemConfiguration", "TVUIKit",
        "Twitter", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
        "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "XCPlayground",
        "XCTest", "zlib",
    ]
}
