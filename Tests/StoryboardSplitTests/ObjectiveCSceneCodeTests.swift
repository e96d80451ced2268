import ProjectGraph
import Testing
import TransformKit

@testable import StoryboardSplit

/// `Main` with the scenes `tea` (initial, of `TeaView`), `cup` and `pot`; each scene's class is its name in capitals.
private struct ObjectiveCProject {
    static let scenes = ["tea", "cup", "pot"]
    let files: [String: String]
    let graph: ProjectGraph

    init(_ code: [String: String], platform: String = "iOS.CocoaTouch", others: [String: [String]] = [:]) {
        var files = code
        files["Main.storyboard"] = Self.storyboard(Self.scenes, platform)
        for (name, scenes) in others { files[name + ".storyboard"] = Self.storyboard(scenes, platform) }
        self.files = files
        graph = SplitProject.graph(files)
    }

    private static func storyboard(_ scenes: [String], _ platform: String) -> String {
        let bodies = scenes.map { name in
            """
            <scene sceneID="s-\(name)"><objects><viewController storyboardIdentifier="\(name)" id="\(name)" \
            customClass="\(name.capitalized)View" sceneMemberID="viewController"/></objects></scene>
            """
        }
        return """
            <document type="com.apple.InterfaceBuilder3.\(platform.split(separator: ".").last ?? "").Storyboard.XIB" \
            version="3.0" \
            targetRuntime="\(platform)" initialViewController="\(scenes[0])"><scenes>
            \(bodies.joined(separator: "\n"))
            </scenes></document>
            """
    }

    var code: ObjectiveCSceneCode { ObjectiveCSceneCode(graph) }

    /// What holds scenes of `Main`: `stays cup`, `together cup pot`.
    var constraints: [String] {
        guard let document = graph.document(at: "Main.storyboard") else { return ["no document"] }
        return code.constraints(on: document).map { constraint in
            switch constraint {
            case .stays(let scene, _): "stays \(scene.controller?.id ?? "")"
            case .together(let scenes, _):
                "together " + scenes.compactMap { $0.controller?.id }.joined(separator: " ")
            }
        }
    }

    /// The file after some scenes of `Main` went to other storyboards.
    func file(_ path: String, moving homes: [String: String], initial: [String] = ["tea"]) -> String {
        let outcome = outcome(moving: homes, initial: initial)
        if !outcome.unsolved.isEmpty { return "unsolved: \(outcome.unsolved.map(\.obstacle.code.id))" }
        return SplitProject.files(files, after: outcome.edits)?[path] ?? "overlapping edits"
    }

    /// What a person has to look at, with its place.
    func needsReview(moving homes: [String: String]) -> [String] {
        let relocation = relocation(moving: homes, initial: ["tea"], renamed: [:])
        return SceneCode(graph).edits(for: relocation).needsReview.map(\.inShort)
    }

    func outcome(
        moving homes: [String: String], initial: [String] = ["tea"], renamed: [String: String] = [:]
    ) -> SceneCodeOutcome {
        code.outcome(for: relocation(moving: homes, initial: initial, renamed: renamed))
    }

    private func relocation(
        moving homes: [String: String], initial: [String], renamed: [String: String]
    ) -> SceneRelocation {
        var moved: [SceneAddress: ScenePlacement] = [:]
        for controller in graph.document(at: "Main.storyboard")?.scenes.compactMap(\.controller) ?? [] {
            let name = controller.id ?? ""
            let storyboard = homes[name] ?? "Main"
            moved[SceneAddress(controller)] = ScenePlacement(
                storyboard: storyboard, path: storyboard + ".storyboard", identifier: renamed[name] ?? name,
                isInitial: initial.contains(name))
        }
        return SceneRelocation(placements: moved)
    }
}

private func method(_ body: String, in type: String = "TeaView", kind: String = "-") -> String {
    "@interface \(type) : UIViewController\n@end\n@implementation \(type)\n\(kind) (id)open {\n\(body)\n}\n@end\n"
}

@Suite("Objective-C after scenes moved")
struct ObjectiveCSceneCodeTests {
    private func after(
        _ body: String, moving homes: [String: String] = ["cup": "Cups"], initial: [String] = ["tea"]
    ) -> String {
        let project = ObjectiveCProject(["A.m": method(body)])
        let text = project.file("A.m", moving: homes, initial: initial)
        return text.hasPrefix("unsolved") ? text : String(text.dropFirst(method("\n").count - 9).dropLast(8))
    }

    @Test("removes a local that nothing uses once each call asks its own storyboard, and no other")
    func unusedLocal() {
        let body = { (more: String) in
            """
                UIStoryboard *board = self.storyboard;
                [self show:[board instantiateViewControllerWithIdentifier:@"cup"] sender:nil];\(more)
                return [board instantiateViewControllerWithIdentifier:@"pot"];
            """
        }
        let homes = ["cup": "Cups", "pot": "Pots"]
        #expect(!after(body(""), moving: homes).contains("board ="))
        #expect(after(body(""), moving: homes).contains("storyboardWithName:@\"Pots\""))
        #expect(after(body("\n    NSLog(@\"%@\", board);"), moving: homes).contains("board ="))
        #expect(after(body(""), moving: ["cup": "Cups"]).contains("board ="))
    }

    @Test("names the new storyboard where one is made and asked in place, over lines and comments")
    func inPlace() {
        let body = """
            return [[UIStoryboard storyboardWithName:@"Main" /* ] */
                                              bundle:[NSBundle mainBundle]] // [
                instantiateViewControllerWithIdentifier:@"cup"];
            """
        #expect(after(body) == body.replacing("@\"Main\"", with: "@\"Cups\""))
        #expect(after(body, moving: ["pot": "Pots"]) == body)
    }

    @Test(
        "one call that opens what several callers say keeps their scenes together, and is written for none of them alone"
    )
    func severalCallers() {
        let opening = """
            @interface Opener : NSObject
            @end
            @implementation Opener
            - (id)open:(NSString *)name {
                UIStoryboard *sb = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
                return [sb instantiateViewControllerWithIdentifier:name];
            }
            - (void)run {
                [self open:@"cup"];
                [self open:@"pot"];
            }
            @end
            """
        let project = ObjectiveCProject(["A.m": opening])
        #expect(project.constraints.contains("together cup pot"))
        #expect(project.file("A.m", moving: ["cup": "Cups"]) == "unsolved: [\"call-not-rewritable\"]")
        let both = project.file("A.m", moving: ["cup": "Cups", "pot": "Cups"])
        #expect(both == opening.replacing("@\"Main\"", with: "@\"Cups\""))
    }

    @Test("a class's own name is not all that is meant where a Swift class descends from it")
    func nameOfSwiftSubclass() throws {
        let make = """
            @interface CupView : UIViewController
            @end
            @implementation CupView
            - (id)copy {
                return [self.storyboard instantiateViewControllerWithIdentifier:NSStringFromClass([self class])];
            }
            @end
            """
        let plain = ObjectiveCProject(["A.m": make])
        #expect(try #require(plain.graph.sceneCalls.first).reference.isExact)
        let mixed = ObjectiveCProject(["A.m": make, "Mug.swift": "class PotView: CupView {}\n"])
        let call = try #require(mixed.graph.sceneCalls.first)
        #expect(!call.reference.isExact)
        #expect(call.openers.map(\.id) == ["cup", "pot"])
    }

    @Test("a storyboard that is compared, handed on or asked for its name is told with its place")
    func otherUses() {
        let places = { (body: String) -> [String] in
            let project = ObjectiveCProject(["A.m": method(body, in: "CupView")])
            return project.needsReview(moving: ["cup": "Cups"])
        }
        #expect(places("return [self.storyboard valueForKey:@\"name\"];") == ["own-storyboard A.m:5:9"])
        #expect(places("if (self.storyboard == other.storyboard) { return nil; }").count == 2)
        #expect(places("[self.presenter showFrom:[self storyboard]];") == ["own-storyboard A.m:5:26"])
        #expect(places("UIStoryboard *sb = self.storyboard;\n[sb instantiateInitialViewController];") == [])
        #expect(places("if (self.storyboard != nil) { return nil; }") == [])
        let unknown = "UIStoryboard *sb = [UIStoryboard storyboardWithName:self.kind bundle:nil];\n"
        #expect(places("if ([name isEqualToString:@\"Main\"]) { return nil; }") == [])
        #expect(places(unknown + "if ([name isEqualToString:@\"Main\"]) { return nil; }").count == 1)
        #expect(places("[self.loader open:@\"Main\"];") == ["storyboard-name A.m:5:20"])
        #expect(places("return NSLocalizedString(@\"Main\", nil);") == [])
    }

    @Test("changes a local's literal where all its scenes moved together, and its calls where they did not")
    func locals() {
        let body = """
            UIStoryboard *sb = [UIStoryboard storyboardWithName:@"Main" bundle:self.bundle];
            [sb instantiateViewControllerWithIdentifier:@"cup"];
            [sb instantiateViewControllerWithIdentifier:@"pot"];
            """
        #expect(
            after(body, moving: ["cup": "Cups", "pot": "Cups"]) == body.replacing("@\"Main\"", with: "@\"Cups\""))
        #expect(
            after(body)
                == body.replacing(
                    "[sb instantiateViewControllerWithIdentifier:@\"cup\"]",
                    with: "[[UIStoryboard storyboardWithName:@\"Cups\" bundle:self.bundle] "
                        + "instantiateViewControllerWithIdentifier:@\"cup\"]"))
    }

    @Test("changes no literal of a storyboard that is handed on")
    func handedOn() {
        let body = """
            UIStoryboard *sb = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
            [self take:sb];
            [sb instantiateViewControllerWithIdentifier:@"cup"];
            """
        #expect(
            after(body)
                == body.replacing(
                    "[sb ins", with: "[[UIStoryboard storyboardWithName:@\"Cups\" bundle:nil] ins"))
    }

    @Test("asks another storyboard than the controller's own only where the scene is elsewhere")
    func own() {
        let body = "return [self.storyboard instantiateViewControllerWithIdentifier:@\"cup\"];"
        let new = body.replacing("self.storyboard", with: "[UIStoryboard storyboardWithName:@\"Cups\" bundle:nil]")
        #expect(after(body) == new)
        #expect(after(body, moving: ["cup": "Cups", "tea": "Cups"]) == body)
        #expect(after(body, moving: ["tea": "Teas"]) == new.replacing("Cups", with: "Main"))
        #expect(ObjectiveCProject(["A.m": method(body)]).constraints.isEmpty)
    }

    @Test("knows the scenes of subclasses, those in Swift included")
    func subclasses() {
        let body = "return [self.storyboard instantiateViewControllerWithIdentifier:@\"cup\"];"
        let project = ObjectiveCProject([
            "A.m": method(body, in: "Base"), "B.swift": "class PotView: Base {}\nclass TeaView: Base {}\n",
        ])
        #expect(project.file("A.m", moving: ["cup": "Cups", "pot": "Cups", "tea": "Cups"]).contains(body))
        #expect(!project.file("A.m", moving: ["cup": "Cups", "pot": "Cups"]).contains(body))
    }

    @Test("asks by identifier what is initial no more, with and without a dot")
    func initial() {
        #expect(
            after(
                "return [[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateInitialViewController];",
                moving: ["tea": "All"], initial: [])
                == "return [[UIStoryboard storyboardWithName:@\"All\" bundle:nil] "
                + "instantiateViewControllerWithIdentifier:@\"tea\"];")
        #expect(
            after(
                "UIStoryboard *sb = [UIStoryboard storyboardWithName:@\"Main\" bundle:nil];\n"
                    + "return sb.instantiateInitialViewController;", moving: ["tea": "All"], initial: [])
                == "UIStoryboard *sb = [UIStoryboard storyboardWithName:@\"All\" bundle:nil];\n"
                + "return [sb instantiateViewControllerWithIdentifier:@\"tea\"];")
    }

    @Test("names a scene whose identifier is another one after the change")
    func renamed() {
        let project = ObjectiveCProject([
            "A.m": method("[self.storyboard instantiateViewControllerWithIdentifier:@\"cup\"];")
        ])
        let outcome = project.outcome(moving: [:], renamed: ["cup": "Main cup"])
        #expect(outcome.rewrites.map(\.newText) == ["@\"Main cup\""])
    }

    @Test("changes a constant that nothing else reads, and writes a literal where something does")
    func constants() {
        let header = "#define kMain @\"Main\"\n"
        let body =
            "[[UIStoryboard storyboardWithName:kMain bundle:nil] instantiateViewControllerWithIdentifier:@\"cup\"];"
        let alone = ObjectiveCProject(["A.m": "#import \"N.h\"\n" + method(body), "N.h": header])
        #expect(alone.file("N.h", moving: ["cup": "Cups"]) == "#define kMain @\"Cups\"\n")
        #expect(alone.file("A.m", moving: ["cup": "Cups"]).contains(body))
        let shared = ObjectiveCProject(["A.m": method(body), "B.m": method("NSLog(kMain);", in: "Log"), "N.h": header])
        #expect(shared.file("N.h", moving: ["cup": "Cups"]) == header)
        #expect(shared.file("A.m", moving: ["cup": "Cups"]).contains("storyboardWithName:@\"Cups\""))
    }

    @Test("replaces what a class method returns at the calls, or its literal where all went")
    func methods() {
        let board = """
            @interface Boards : NSObject
            + (UIStoryboard *)mainBoard;
            @end
            @implementation Boards
            + (UIStoryboard *)mainBoard { return [UIStoryboard storyboardWithName:@"Main" bundle:nil]; }
            @end

            """
        let calls = """
            [[Boards mainBoard] instantiateViewControllerWithIdentifier:@"cup"];
            [[Boards mainBoard] instantiateViewControllerWithIdentifier:@"pot"];
            """
        let project = ObjectiveCProject(["A.m": method(calls), "B.m": board])
        #expect(project.constraints.isEmpty)
        #expect(project.file("B.m", moving: ["cup": "Cups"]) == board)
        #expect(
            project.file("A.m", moving: ["cup": "Cups"]).contains(
                "[[UIStoryboard storyboardWithName:@\"Cups\" bundle:nil] instantiateViewControllerWithIdentifier:@\"cup\"]"
            ))
        let together = ["cup": "Cups", "pot": "Cups"]
        #expect(project.file("B.m", moving: together).contains("@\"Cups\""))
        #expect(project.file("A.m", moving: together).contains(calls))
    }

    @Test("changes the argument of a method that opens what it is told")
    func wrappers() {
        let project = ObjectiveCProject([
            "A.m": """
            @implementation Router
            - (void)show:(NSString *)board scene:(NSString *)scene {
                UIStoryboard *sb = [UIStoryboard storyboardWithName:board bundle:nil];
                [self push:[sb instantiateViewControllerWithIdentifier:scene]];
            }
            - (void)all { [self show:@"Main" scene:@"cup"]; [self show:@"Main" scene:@"pot"]; }
            @end
            """
        ])
        #expect(project.constraints.isEmpty)
        #expect(project.file("A.m", moving: ["cup": "Cups"]).contains("[self show:@\"Cups\" scene:@\"cup\"]"))
        #expect(project.file("A.m", moving: ["cup": "Cups"]).contains("[self show:@\"Main\" scene:@\"pot\"]"))
    }

    @Test("follows a name that a method writes to a log as well, and passes over a method that nobody calls")
    func wrapperDetails() {
        let wrapper = """
            @implementation Router
            - (void)showBoard:(NSString *)board {
                NSLog(@"showing %@", board);
                [[UIStoryboard storyboardWithName:board bundle:nil] instantiateInitialViewController];
            }

            """
        let called = ObjectiveCProject(["A.m": wrapper + "- (void)all { [self showBoard:@\"Main\"]; }\n@end\n"])
        #expect(called.constraints.isEmpty)
        #expect(called.file("A.m", moving: ["tea": "Teas"]).contains("[self showBoard:@\"Teas\"]"))
        let uncalled = ["A.m": wrapper + "@end\n", "B.m": method("self.name = @\"Main\";", in: "PotView")]
        #expect(ObjectiveCProject(uncalled).constraints.isEmpty)
        let fromSwift = uncalled.merging(["C.swift": "func all() { router.showBoard(\"Main\") }\n"]) { first, _ in first
        }
        #expect(ObjectiveCProject(fromSwift).constraints == ["stays tea"])
    }

    @Test("writes AppKit's classes and selectors")
    func appKit() {
        let project = ObjectiveCProject(
            [
                "A.m": method(
                    """
                    [self.storyboard instantiateControllerWithIdentifier:@"cup"];
                    [[NSStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialController];
                    """)
            ], platform: "MacOSX.Cocoa")
        let text = project.file("A.m", moving: ["cup": "Cups", "tea": "Cups"], initial: [])
        #expect(text.contains("instantiateControllerWithIdentifier:@\"tea\"]"))
        #expect(
            project.file("A.m", moving: ["cup": "Cups"]).contains(
                "[[NSStoryboard storyboardWithName:@\"Cups\" bundle:nil] instantiateControllerWithIdentifier:@\"cup\"]")
        )
    }
}

@Suite("What Objective-C holds in place")
struct ObjectiveCConstraintTests {
    private func constraints(_ code: String, others: [String: [String]] = [:]) -> [String] {
        ObjectiveCProject(["A.m": code], others: others).constraints
    }

    @Test("pins a scene that is asked of a storyboard which cannot be followed, unless no other has the identifier")
    func unknown() {
        let call = method("[other.storyboard instantiateViewControllerWithIdentifier:@\"cup\"];")
        #expect(constraints(call, others: ["Other": ["bar", "cup"]]) == ["stays cup"])
        #expect(constraints(call).isEmpty)
        let project = ObjectiveCProject(["A.m": call])
        #expect(
            project.file("A.m", moving: ["cup": "Cups"]).contains(
                "[[UIStoryboard storyboardWithName:@\"Cups\" bundle:nil] instantiate"))
        let effect = method("[[self make:x] instantiateViewControllerWithIdentifier:@\"cup\"];")
        #expect(constraints(effect) == ["stays cup"])
    }

    @Test("pins the scenes that an identifier may mean which is not known")
    func identifiers() {
        let property = "[self.storyboard instantiateViewControllerWithIdentifier:self.next];"
        #expect(constraints(method(property)).isEmpty)
        #expect(constraints(method("self.next = @\"cup\";\n" + property)) == ["together tea cup"])
        #expect(
            constraints(method("[self.storyboard instantiateViewControllerWithIdentifier:[a b:c]];"))
                == ["together tea cup pot"])
        #expect(
            constraints(
                method("[self.storyboard instantiateViewControllerWithIdentifier:a ? @\"cup\" : @\"pot\"];"))
                == ["together tea cup pot"])
    }

    @Test("keeps the scenes of a storyboard together that may be another one")
    func alternatives() {
        let body = """
            UIStoryboard *sb = pad ? [UIStoryboard storyboardWithName:@"Pad" bundle:nil]
                : [UIStoryboard storyboardWithName:@"Main" bundle:nil];
            [sb instantiateViewControllerWithIdentifier:@"cup"];
            [sb instantiateViewControllerWithIdentifier:@"pot"];
            """
        #expect(constraints(method(body), others: ["Pad": ["cup", "pot"]]) == ["together cup pot"])
        let one = body.split(separator: "\n").dropLast().joined(separator: "\n")
        let project = ObjectiveCProject(["A.m": method(one)], others: ["Pad": ["cup", "pot"]])
        #expect(project.constraints.isEmpty)
        #expect(project.file("A.m", moving: ["cup": "Cups"]) == method(one.replacing("Main", with: "Cups")))
    }

    @Test("pins what a macro with parameters may open")
    func macros() {
        let macro =
            "#define VC(x) [[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] "
            + "instantiateViewControllerWithIdentifier:x]\n"
        #expect(constraints(macro + method("VC(@\"cup\");")).contains("stays cup"))
        #expect(!constraints(macro + method("VC(@\"cup\");")).contains("stays pot"))
    }

    @Test("pins the initial scene of a storyboard that is handed to code which asks for it")
    func initial() {
        let taking = "- (void)take:(UIStoryboard *)sb { [sb instantiateInitialViewController]; }\n"
        let code =
            "@implementation Box\n" + taking
            + "- (void)give { [self take:[UIStoryboard storyboardWithName:@\"Main\" bundle:nil]]; }\n@end\n"
        #expect(constraints(code) == ["stays tea"])
        #expect(constraints("@implementation Box\n" + taking + "@end\n").isEmpty)
    }
}
