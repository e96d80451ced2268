import ProjectFiles
import SourceText
import Testing

/// Descriptions from which XcodeGen and Tuist write projects that no repository keeps.
@Suite("Project descriptions")
struct ProjectDescriptionTests {
    private let paths = [
        "App/Main.storyboard", "App/Old/Main.storyboard", "App/View.swift", "Kit/Card.xib", "Project.swift",
        "project.yml",
    ]

    private func project(_ name: String, _ text: String) throws -> (XcodeProject, [String]) {
        let source = SourceText(path: name, text)
        let description = try #require(ProjectDescription.read(source, in: FileListing(paths)) { _ in nil })
        return (try description.xcodeProject.get(), description.unread)
    }

    @Test("of XcodeGen give targets with templates, settings, sources without what they exclude, and dependencies")
    func xcodeGen() throws {
        let (project, unread) = try project(
            "project.yml",
            """
            name: Bakery
            options: { deploymentTarget: { iOS: "12.0" } }
            targetTemplates: { Base: { platform: iOS, sources: [Kit] } }
            targets:
              Bakery:
                type: application
                templates: [Base]
                deploymentTarget: "14.0"
                sources: [{ path: App, excludes: ["Old/**"] }]
                dependencies: [{ target: Tests }]
              Tests: { type: bundle.unit-test, platform: iOS, sources: ["${OUTSIDE}/Tests"] }
            """)
        #expect(project.path == "Bakery.xcodeproj/project.pbxproj")
        let app = try #require(project.targets.first { $0.name == "Bakery" })
        #expect(app.kind == .application && app.deploymentTargets[.iOS] == "14.0" && app.sdkPlatforms == [.iOS])
        #expect(app.dependencies.count == 1)
        let members = project.memberships(in: FileListing(paths)).members(of: app, phase: nil)
        #expect(members == ["App/Main.storyboard", "App/View.swift", "Kit/Card.xib"])
        let tests = try #require(project.targets.first { $0.name == "Tests" })
        #expect(tests.isTest && tests.deploymentTargets[.iOS] == "12.0")
        #expect(unread.count == 1 && unread[0].contains("${OUTSIDE}/Tests"))
    }

    @Test("of Tuist give what is stated outright, and name what is computed")
    func tuist() throws {
        let (project, unread) = try project(
            "Project.swift",
            """
            let project = Project(name: "Bakery", targets: [
                .target(name: "Bakery", destinations: [.iPhone, .iPad], product: .app, bundleId: "b",
                    deploymentTargets: .iOS("15.0"), sources: ["App/**"],
                    resources: [.glob(pattern: "App/**/*.storyboard", excluding: ["App/Old/**"])]),
                .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k", sources: sources()),
                makeTarget("Third"),
            ])
            """)
        let app = try #require(project.targets.first)
        #expect(app.deploymentTargets[.iOS] == "15.0" && app.kind == .application)
        let members = project.memberships(in: FileListing(paths)).members(of: app, phase: nil)
        #expect(members == ["App/Main.storyboard", "App/View.swift"])
        #expect(project.targets.count == 2 && unread.count == 2)
    }

    @Test("are none where a file of the name is something else")
    func others() {
        let listing = FileListing(paths)
        #expect(ProjectDescription.read(SourceText(path: "project.yml", "a: 1\n"), in: listing) { _ in nil } == nil)
        #expect(ProjectDescription.read(SourceText(path: "project.yml", "{ ["), in: listing) { _ in nil } == nil)
        #expect(
            ProjectDescription.read(SourceText(path: "Project.swift", "struct Project {}"), in: listing) { _ in nil }
                == nil)
    }
}
