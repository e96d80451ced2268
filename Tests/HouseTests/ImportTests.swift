import Testing

/// Imports are declared, go one way, and are drawn as they are: see Docs/Architecture.md, "Packages and linkage".
@Suite struct ImportTests {
    private static let kitFolder = "Sources/NibwrightKit"
    /// What comes with Swift and the system, and is declared nowhere.
    private static let systemModules: Set = [
        "Swift", "Foundation", "FoundationXML", "Dispatch", "Testing", "Glibc", "Musl", "Darwin",
    ]
    /// What the kit exports of another package, since a plugin must not link a copy of its own.
    private static let exported = ["SwiftSyntax", "SwiftParser"]

    private let kit: Manifest
    private let tool: Manifest
    private let page: ArchitecturePage

    init() throws {
        kit = try Manifest(package: Self.kitFolder)
        tool = try Manifest(package: "")
        page = try ArchitecturePage()
    }

    /// Targets of both packages that have Swift files.
    private var targets: [Manifest.Target] { (kit.targets + tool.targets).filter { !$0.isSystemLibrary } }

    /// Were a manifest or the page not understood, nothing would be found wrong in them.
    @Test func `the manifests and the page are understood`() {
        #expect(Set(kit.product) == Set(kit.targets.filter { !$0.isSystemLibrary }.map(\.name)))
        #expect(kit.targets.first { $0.name == "XMLCode" }?.dependencies == ["CLibXML2", "SourceText"])
        #expect(kit.targets.first { $0.name == "SwiftCode" }?.dependencies.suffix(2) == ["SwiftSyntax", "SwiftParser"])
        #expect(tool.targets.first { $0.name == "nibwright" }?.dependencies == ["kit", "ArgumentParser"])
        #expect(tool.targets.first { $0.name == "StoryboardSplit" }?.excluded == ["Entry"])
        #expect(tool.targets.first { $0.name == "HouseTests" }?.dependencies == [])
        for target in targets where target.name != "WorkCount" {
            let files = House.swiftFiles(in: target.folder, excluding: target.excluded)
            #expect(!files.isEmpty, "\(target.folder), the folder of \(target.name), has no Swift files")
        }
        #expect(page.groups.count > 5)
        #expect(page.pluginImports.contains("TransformKit"))
    }

    @Test func `a file imports what its target declares`() throws {
        for target in targets {
            let allowed = declared(by: target).union(Self.systemModules)
            for file in House.swiftFiles(in: target.folder, excluding: target.excluded) {
                for found in try House.imports(of: file) where !allowed.contains(found.module) {
                    Issue.record(
                        """
                        \(file):\(found.line) imports \(found.module), which the target \(target.name) does not \
                        declare; add it to the target's dependencies in Package.swift, or do without
                        """)
                }
            }
        }
    }

    @Test func `a target declares what a file of it imports`() throws {
        for target in targets {
            let imported = try imports(of: target)
            for dependency in target.dependencies {
                let provided = dependency == "kit" ? kit.product : [dependency]
                #expect(
                    !imported.isDisjoint(with: provided),
                    "no file in \(target.folder) imports \(dependency); take it out of the target's dependencies")
            }
        }
    }

    @Test func `modules of the kit import in the order that the page draws`() {
        let modules = kit.targets.filter { !$0.isSystemLibrary }
        #expect(page.groups.joined().sorted() == modules.map(\.name).sorted(), "the drawing has other modules")
        for module in modules {
            #expect(page.described.contains(module.name), "the page does not say what \(module.name) knows")
            for dependency in module.dependencies {
                guard let from = page.position(of: module.name), let to = page.position(of: dependency)
                else { continue }
                #expect(
                    to < from,
                    """
                    \(module.name) imports \(dependency), but \(ArchitecturePage.path) draws \(dependency) beside it \
                    or after it: imports go one way; move the code, or draw the modules anew
                    """)
            }
        }
    }

    @Test func `a plugin imports what the page says that plugins import`() throws {
        let plugins = tool.targets.filter { $0.folder.hasPrefix("Plugins/") }
        var unused = Set(page.pluginImports)
        for plugin in plugins {
            for file in House.swiftFiles(in: plugin.folder, excluding: plugin.excluded) {
                for found in try House.imports(of: file) where kit.product.contains(found.module) {
                    unused.remove(found.module)
                    #expect(
                        page.pluginImports.contains(found.module),
                        """
                        \(file):\(found.line) imports \(found.module), which \(ArchitecturePage.path) does not list \
                        under "a plugin imports"; do without, or add it there with the reason
                        """)
                }
            }
        }
        #expect(unused.isEmpty, "no plugin imports \(unused.sorted()): take them off the list \"a plugin imports\"")
    }

    @Test func `an installation has every module that a plugin needs`() throws {
        let makefile = try House.text("Makefile").replacing("\\\n", with: " ")
        let list = try #require(makefile.split(separator: "\n").first { $0.hasPrefix("KIT_MODULES :=") })
        let installed = Set(list.split(separator: " ").map(String.init))
        // The compiler wants what a module imports as well, and so on.
        var needed = Set(page.pluginImports)
        var waiting = page.pluginImports
        while let module = waiting.popLast() {
            let imported = kit.targets.first { $0.name == module && !$0.isSystemLibrary }?.dependencies ?? []
            waiting += imported.filter { kit.product.contains($0) && needed.insert($0).inserted }
        }
        for module in needed.sorted() {
            #expect(installed.contains(module), "add \(module) to KIT_MODULES in the Makefile")
        }
    }

    private func imports(of target: Manifest.Target) throws -> Set<String> {
        let files = House.swiftFiles(in: target.folder, excluding: target.excluded)
        return Set(try files.flatMap { try House.imports(of: $0).map(\.module) })
    }

    private func declared(by target: Manifest.Target) -> Set<String> {
        Set(target.dependencies.flatMap { $0 == "kit" ? kit.product + Self.exported : [$0] })
    }
}
