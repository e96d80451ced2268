import ProjectFiles
import TransformKit

/// An app or a framework with Interface Builder documents.
struct TestedProduct {
    let target: XcodeTarget
    /// The storyboards and xibs that it copies, one for all languages, by path.
    let documents: [IBDocument]
    let platform: DocumentKind.Platform

    /// Every app and framework of the project that has documents of a system with view controllers, by name.
    static func all(in graph: ProjectGraph) -> [TestedProduct] {
        var documents: [XcodeTarget: [IBDocument]] = [:]
        for document in graph.documents {
            for bundle in graph.resourceBundles(of: document.path) {
                guard case .xcodeTarget(let target) = bundle.builder, isTestable(target) else { continue }
                documents[target, default: []].append(document)
            }
        }
        return documents.compactMap { target, documents -> TestedProduct? in
            var seen: Set<String> = []
            let own = documents.sorted { $0.path < $1.path }
                .filter {
                    [.iOS, .tvOS, .macOS].contains($0.kind.platform) && seen.insert($0.pathWithoutLanguage).inserted
                }
            let platforms = Set(own.map { $0.kind.platform == .macOS })
            guard platforms.count == 1, let first = own.first else { return nil }
            return TestedProduct(target: target, documents: own, platform: first.kind.platform)
        }.sorted { ($0.target.projectPath, $0.target.name) < ($1.target.projectPath, $1.target.name) }
    }

    private static func isTestable(_ target: XcodeTarget) -> Bool {
        switch target.kind {
        case .application, .appClip, .framework: true
        default: false
        }
    }
}

/// What tests are written for.
enum TestFramework: String {
    case xctest
    case swiftTesting = "swift-testing"
}

/// The unit-test target of a product.
struct TestTarget {
    let product: TestedProduct
    let target: XcodeTarget
    /// The Swift file of the target beside which a new one goes.
    let origin: String
    let framework: TestFramework

    /// - Throws: the reason why the product cannot be tested.
    init(of product: TestedProduct, in graph: ProjectGraph) throws(Obstacle) {
        let place = Place(path: product.target.projectPath)
        let testing = graph.targets.projects.flatMap(\.targets).filter { target in
            target.kind == .unitTests && graph.targets.dependencies(of: target).contains(product.target)
        }
        guard !testing.isEmpty else {
            throw Obstacle(
                code: .noTestTarget, reason: "no unit-test target tests \(product.target.name)", place: place)
        }
        let isApp = product.target.kind.isApplication
        let seeing = isApp ? testing.filter { Self.isHosted($0, by: product.target) } : testing
        guard !seeing.isEmpty else {
            throw Obstacle(
                code: .notHosted,
                reason:
                    "\(testing.map(\.name).sorted().joined(separator: ", ")) does not run inside of \(product.target.name)",
                place: place)
        }
        let files = seeing.map { target in
            (target, graph.swiftFiles.filter { graph.targets.targets(of: $0.path) == [target] })
        }.sorted { first, second in
            // The target named after the product comes first, then the one with the most tests.
            func rank(_ entry: (target: XcodeTarget, own: [SwiftFile])) -> (Int, Int, String) {
                (entry.target.name.hasPrefix(product.target.name) ? 0 : 1, -entry.own.count, entry.target.name)
            }
            return rank(first) < rank(second)
        }
        guard let (target, own) = files.first(where: { !$0.1.isEmpty }), let first = Self.origin(own) else {
            throw Obstacle(
                code: .noTests,
                reason: "\(seeing.map(\.name).sorted().joined(separator: ", ")) has no Swift file of its own",
                place: place)
        }
        self.product = product
        self.target = target
        origin = first
        let usesTesting = own.contains { $0.source.contains("import Testing" as StaticString) }
        let usesXCTest = own.contains { $0.source.contains("import XCTest" as StaticString) }
        framework = usesTesting && !usesXCTest ? .swiftTesting : .xctest
    }

    /// Whether the tests run inside of the app: `TEST_HOST` is `$(BUILT_PRODUCTS_DIR)/Shop.app/Shop`.
    private static func isHosted(_ target: XcodeTarget, by app: XcodeTarget) -> Bool {
        target.configurations.contains { configuration in
            guard let host = configuration.settings["TEST_HOST"]?.value.text, let end = host.firstRange(of: ".app")
            else {
                return false
            }
            let name = host[..<end.lowerBound].split(separator: "/").last ?? ""
            return name.contains("$(") || name == app.productName || name == app.name
        }
    }

    /// The outermost of the target's files that have tests.
    private static func origin(_ files: [SwiftFile]) -> String? {
        files.map { file -> (Int, Int, String) in
            let isTest =
                file.source.contains("XCTestCase" as StaticString) || file.source.contains("@Test" as StaticString)
            return (isTest ? 0 : 1, file.path.utf8.count { $0 == UInt8(ascii: "/") }, file.path)
        }.min { $0 < $1 }?.2
    }
}
