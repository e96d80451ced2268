import ObjectiveCCode
import Randomness
import SourceText
import Testing

@Suite("Storyboards and scenes in Objective-C, by place")
struct ObjectiveCSceneSiteTests {
    private func file(_ body: String, method: String = "- (void)open:(NSString *)name") -> ObjectiveCFile {
        .read(SourceText(path: "Menu.m", "@implementation Menu\n\(method) {\n\(body)\n}\n@end\n"))
    }

    /// The texts of the storyboards' names that each site may ask.
    private func asked(_ file: ObjectiveCFile) -> [[String]] {
        file.sceneSites.map { site in
            site.origins.map { origin in
                guard case .made(let offset) = origin else { return "\(origin)" }
                let making = file.storyboardMakings.first { $0.message.lowerBound == offset }
                return making.map { file.source.string($0.name) } ?? "nothing"
            }
        }
    }

    @Test("gives the places of message, receiver, selector and identifier, over lines and comments")
    func places() {
        let found = file(
            """
            [[UIStoryboard /* the ] menu */ storyboardWithName:@"Ca\\"fe"
                                                        bundle:[NSBundle mainBundle]]
                instantiateViewControllerWithIdentifier:@"tea"]; // ]
            self.storyboard.instantiateInitialViewController;
            """)
        let text = found.source
        #expect(
            found.sceneSites.map { text.string($0.selector) } == [
                "instantiateViewControllerWithIdentifier", "instantiateInitialViewController",
            ])
        #expect(text.string(found.sceneSites[0].receiver).hasPrefix("[UIStoryboard /* the ]"))
        #expect(text.string(found.sceneSites[0].receiver).hasSuffix("mainBundle]]"))
        #expect(found.sceneSites[0].identifier.map(text.string) == "@\"tea\"")
        #expect(found.sceneSites[1].origins == [.own])
        #expect(found.sceneSites[1].isDotted)
        let making = found.storyboardMakings[0]
        #expect(text.string(making.name) == "@\"Ca\\\"fe\"")
        #expect(making.names.map(\.value) == [.literal("Ca\"fe")])
        #expect(making.bundle.map(text.string) == "[NSBundle mainBundle]")
        #expect(making.isAskedInPlace)
    }

    @Test("tells locals of one name in different blocks apart, and takes what was assigned last")
    func blocks() {
        let found = file(
            """
            if (a) {
                UIStoryboard *sb = [UIStoryboard storyboardWithName:@"A" bundle:nil];
                [sb instantiateInitialViewController];
            } else {
                UIStoryboard *sb = [UIStoryboard storyboardWithName:@"B" bundle:nil];
                [sb instantiateInitialViewController];
            }
            UIStoryboard *sb = nil;
            if (b) sb = [UIStoryboard storyboardWithName:@"C" bundle:nil];
            else sb = [UIStoryboard storyboardWithName:@"D" bundle:nil];
            [sb instantiateInitialViewController];
            sb = [UIStoryboard storyboardWithName:@"E" bundle:nil];
            [sb instantiateInitialViewController];
            """)
        #expect(asked(found) == [["@\"A\""], ["@\"B\""], ["@\"C\"", "@\"D\""], ["@\"E\""]])
        #expect(found.storyboardMakings.allSatisfy { !$0.hasOtherUses && !$0.isAskedInPlace })
    }

    @Test("takes a local that is `self` for it")
    func weakSelf() {
        let found = file(
            """
            __weak __typeof(self) weakSelf = self;
            [self ask:^{
                [weakSelf.storyboard instantiateInitialViewController];
                __strong typeof(weakSelf) strongSelf = weakSelf;
                [strongSelf.storyboard instantiateInitialViewController];
                [otherSelf.storyboard instantiateInitialViewController];
            }];
            """)
        #expect(found.sceneSites.map(\.origins) == [[.own], [.own], [.unknown]])
    }

    @Test("keeps both sides of a condition of the preprocessor, and what a loop brings around")
    func conditions() {
        let found = file(
            """
            #if PHONE
            UIStoryboard *sb = [UIStoryboard storyboardWithName:@"A" bundle:nil];
            #else
            UIStoryboard *sb = [UIStoryboard storyboardWithName:@"B" bundle:nil];
            #endif
            [sb instantiateInitialViewController];
            UIStoryboard *next = [UIStoryboard storyboardWithName:@"C" bundle:nil];
            while (x) {
                [next instantiateInitialViewController];
                next = [UIStoryboard storyboardWithName:@"D" bundle:nil];
            }
            """)
        #expect(asked(found) == [["@\"A\"", "@\"B\""], ["@\"C\"", "@\"D\""]])
    }

    @Test("knows a storyboard that is used for something else")
    func otherUses() {
        let uses = [
            "[sb instantiateInitialViewController];": false,
            "if (sb) { [sb instantiateInitialViewController]; }": false,
            "id vc = (Tea *)[(UIStoryboard *)sb instantiateInitialViewController];": false,
            "[self take:sb];": true, "self.kept = sb;": true, "NSLog(@\"%@\", sb);": false,
            "NSAssert(sb, @\"no\");": false, "return sb;": false,
        ]
        for (use, isOther) in uses {
            let found = file("UIStoryboard *sb = [UIStoryboard storyboardWithName:@\"A\" bundle:nil];\n" + use)
            #expect(found.storyboardMakings.map(\.hasOtherUses) == [isOther], "\(use)")
        }
        let kept = file("_sb = [UIStoryboard storyboardWithName:@\"A\" bundle:nil];")
        #expect(kept.storyboardMakings.map(\.hasOtherUses) == [true])
    }

    @Test("gives the places of a name: literals, constants, parameters, and locals that are read twice")
    func names() {
        func names(_ body: String) -> [ObjectiveCNameOrigin] { file(body).storyboardMakings.flatMap(\.names) }
        #expect(
            names("[UIStoryboard storyboardWithName:pad ? @\"A\" : kB bundle:nil];").map(\.kind) == [
                .literal, .constant("kB"),
            ])
        #expect(names("[UIStoryboard storyboardWithName:name bundle:nil];").map(\.kind) == [.parameter(0)])
        let once = names("NSString *n = @\"A\"; [UIStoryboard storyboardWithName:n bundle:nil];")
        #expect(once.map(\.isShared) == [false])
        let twice = names("NSString *n = @\"A\"; [self keep:n]; [UIStoryboard storyboardWithName:n bundle:nil];")
        #expect(twice.map(\.isShared) == [true])
        #expect(names("[UIStoryboard storyboardWithName:@\"A\" @\"B\" bundle:nil];").map(\.kind) == [.other])
    }

    @Test("says where a bundle's expression means the same")
    func bundles() {
        let reaches: [(String, ObjectiveCStoryboardMaking.BundleReach)] = [
            ("nil", .anywhere), ("[NSBundle mainBundle]", .anywhere), ("NSBundle.mainBundle", .anywhere),
            ("[NSBundle bundleForClass:[Menu class]]", .anywhere),
            ("[NSBundle bundleForClass:[self class]]", .sameClass),
            ("[NSBundle bundleForClass:self.class]", .sameClass), ("bundle", .sameMethod),
            ("[NSBundle bundleWithPath:path]", .sameMethod),
        ]
        for (bundle, reach) in reaches {
            let found = file("[UIStoryboard storyboardWithName:@\"A\" bundle:\(bundle)];")
            #expect(found.storyboardMakings.map(\.bundleReach) == [reach], "\(bundle)")
        }
    }

    @Test("follows methods that return a storyboard, also one that they keep")
    func methods() {
        let found = ObjectiveCFile.read(
            SourceText(
                path: "Boards.m",
                """
                static UIStoryboard *_board = nil;
                #define kBoard [UIStoryboard storyboardWithName:@"C" bundle:nil]
                @implementation Boards
                + (UIStoryboard *)storyboard {
                    return _board ?: (_board = [UIStoryboard storyboardWithName:@"A" bundle:nil]);
                }
                + (id)tea { return [[self storyboard] instantiateViewControllerWithIdentifier:@"tea"]; }
                - (id)cup { return [[[self class] storyboard] instantiateViewControllerWithIdentifier:@"cup"]; }
                - (id)pot { return [kBoard instantiateViewControllerWithIdentifier:@"pot"]; }
                @end
                """))
        let board = ObjectiveCStoryboardOrigin.result(ofClass: "Boards", selector: "storyboard")
        #expect(found.sceneSites.map(\.origins) == [[board], [board], [.named("kBoard")]])
        let made = found.storyboardMakings.map { ObjectiveCStoryboardOrigin.made(at: $0.message.lowerBound) }
        #expect(found.classes[0].methods[0].storyboardOrigins == [made[0]])
        #expect(found.constants.first { $0.name == "kBoard" }?.storyboardOrigins == [made[1]])
    }

    @Test("never crashes on what is cut off, and every range stays inside the file")
    func mutations() {
        let bytes = Array(
            """
            #if A
            #define kB [UIStoryboard storyboardWithName:@"C" bundle:nil]
            #else
            @implementation M
            - (UIStoryboard *)n:(NSString *)a { UIStoryboard *s = x ? [UIStoryboard storyboardWithName:a bundle:b] : nil;
              for (UIStoryboard *t in u) { s = t; [s instantiateViewControllerWithIdentifier:(c ? @"x" : a)]; }
              do { [(id)s instantiateInitialViewController]; s = (s = kB); } while (s.instantiateInitialViewController);
              return s ?: [[self class] n:@"z" /* ] */]; }
            #endif
            @end
            """.utf8)
        var random = SeededRandom(seed: 5)
        for round in 0..<(bytes.count + 3_000) {
            var mutated = bytes
            if round < bytes.count {
                mutated.removeLast(round)
            } else {
                random.damage(&mutated)
            }
            let found = ObjectiveCFile.read(SourceText(path: "M.m", bytes: mutated))
            #expect(found.sceneSites.allSatisfy { $0.message.upperBound <= mutated.count })
            #expect(found.storyboardMakings.allSatisfy { $0.message.upperBound <= mutated.count })
        }
    }
}

@Suite("Names that Objective-C hands on")
struct ObjectiveCSendTests {
    @Test("finds the messages of a selector with what their arguments come from, and where a constant is read")
    func sends() {
        let found = ObjectiveCFile.read(
            SourceText(
                path: "Menu.m",
                """
                extern NSString *const kA;
                NSString *const kA = @"A";
                #define kB @"B"
                @implementation Menu
                - (void)open:(NSString *)board scene:(NSString *)scene { }
                - (void)all { [self open:kA scene:@"x"]; [self open:kA]; [self open:kB scene:nil]; }
                @end
                """))
        let sends = found.sends(of: ["open:scene:"])
        #expect(
            sends.map { $0.arguments.map { $0.map(\.kind) } } == [
                [[.constant("kA")], [.literal]], [[.constant("kB")], []],
            ])
        #expect(sends.map(\.enclosingMethod) == ["all", "all"])
        #expect(found.uses(of: "kA").count == 2)
        #expect(found.uses(of: "kB").count == 1)
    }

    @Test("names macros with parameters that ask for scenes")
    func macros() {
        let found = ObjectiveCFile.read(
            SourceText(
                path: "Menu.h",
                "#define VC(x) [[UIStoryboard storyboardWithName:x bundle:nil] instantiateInitialViewController]\n"
                    + "#define MAX(x) [x max]\n"))
        #expect(found.storyboardMacros.map(found.source.string) == ["VC"])
        #expect(found.sceneSites.isEmpty)
    }
}
