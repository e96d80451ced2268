import ObjectiveCCode
import Randomness
import SourceText
import Testing

@Suite("References in Objective-C, file by file")
struct ObjectiveCReferenceReadingTests {
    private func file(_ text: String) -> ObjectiveCFile { ObjectiveCFile.read(SourceText(path: "Menu.m", text)) }

    /// References in the body of a method of `Menu`.
    private func references(_ body: String, method: String = "- (void)open:(NSString *)name") -> [ObjectiveCReference] {
        file("@implementation Menu\n\(method) {\n\(body)\n}\n@end\n").references
    }

    private func names(_ body: String) -> [ObjectiveCString?] { references(body).map(\.name) }

    @Test("ends a message where brackets that nobody closes give up")
    func openBrackets() {
        let text = "NSString *x = @\"x\";\n#define A [@[b\n#define B @\"y\"\n"
        #expect(ObjectiveCFile.read(SourceText(path: "M.m", text)).references.isEmpty)
    }

    @Test("knows selectors, in messages and after a dot")
    func selectors() {
        let found = references(
            """
            [UIStoryboard storyboardWithName:@"Cafe" bundle:nil];
            [self.storyboard instantiateViewControllerWithIdentifier:@"Tea"];
            self.storyboard.instantiateInitialViewController;
            [self performSegueWithIdentifier:@"pour" sender:self];
            [UINib nibWithNibName:@"Cup" bundle:nil];
            [[NSBundle mainBundle] loadNibNamed:@"Pot" owner:self options:nil];
            [table registerNib:nib forCellReuseIdentifier:@"cup"];
            [collection dequeueReusableSupplementaryViewOfKind:kind withReuseIdentifier:@"head" forIndexPath:path];
            [table makeViewWithIdentifier:@"row" owner:self];
            [UIImage imageNamed:@"leaf"];
            [UIColor colorNamed:@"green"];
            [[Cell alloc] initWithStyle:0 reuseIdentifier:@"made"];
            """)
        #expect(
            found.map(\.kind) == [
                .storyboard, .scene, .initialScene, .performSegue, .nib, .nib, .registeredReuseIdentifier,
                .dequeuedReuseIdentifier, .dequeuedReuseIdentifier, .image, .color, .registeredReuseIdentifier,
            ])
        #expect(found[1].storyboard == .own)
        #expect(found[2].storyboard == .own)
        #expect(found.allSatisfy { $0.enclosingClass == "Menu" && $0.enclosingMethod == "open:" && !$0.namesBundle })
    }

    @Test("evaluates literals, locals, choices, classes and formats")
    func strings() {
        #expect(names("[UIImage imageNamed:@\"le\" @\"af\\t\"];") == [.literal("leaf\t")])
        #expect(names("NSString *x = @\"a\"; [UIImage imageNamed:x];") == [.literal("a")])
        #expect(
            names("[UIImage imageNamed:(on ? @\"a\" : off ? kB : @\"c\")];")
                == [.choice([.literal("a"), .choice([.constant("kB"), .literal("c")])])])
        #expect(names("[UIImage imageNamed:NSStringFromClass([Cup class])];") == [.literal("Cup")])
        #expect(names("[UIImage imageNamed:NSStringFromClass(self.class)];") == [.ownClassName("Menu")])
        #expect(names("[UIImage imageNamed:[Cup picture]];") == [.result(ofClass: "Cup", selector: "picture")])
        #expect(names("[UIImage imageNamed:name];") == [.parameter(0)])
        #expect(
            names("[UIImage imageNamed:[NSString stringWithFormat:@\"%@-x\", kA]];")
                == [.concatenation([.literal(""), .constant("kA"), .literal("-x")])])
        #expect(names("NSString *x = @\"a\"; x = [x stringByAppendingString:x]; [UIImage imageNamed:x];").count == 1)
    }

    @Test("follows the storyboard that a scene is asked of")
    func storyboards() {
        let found = references(
            """
            UIStoryboard *cafe = [UIStoryboard storyboardWithName:@"Cafe" bundle:nil];
            Tea *tea = [cafe instantiateViewControllerWithIdentifier:@"tea"];
            id milk = (Milk *)[[UIStoryboard storyboardWithName:kName bundle:nil] instantiateInitialViewController];
            [other.storyboard instantiateInitialViewController];
            """
        ).filter { $0.storyboard != .none }
        #expect(
            found.map(\.storyboard) == [.named(.literal("Cafe")), .named(.constant("kName")), .unknown])
        #expect(found.map(\.expectedClass) == ["Tea", "Milk", nil])
    }

    @Test("takes comparisons of a segue's identifier and no others")
    func segueTests() {
        let found = references(
            """
            if ([segue.identifier isEqualToString:@"a"]) {}
            if ([@"b" isEqual:[segue identifier]]) {}
            NSString *identifier = segue.identifier;
            if ([identifier isEqualToString:kC]) {}
            if ([column.identifier isEqualToString:@"no"]) {}
            """, method: "- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender")
        #expect(found.map(\.kind) == [.segueTest, .segueTest, .segueTest])
        #expect(found.map(\.name) == [.literal("a"), .literal("b"), .constant("kC")])
    }

    @Test("respects comments, strings and the preprocessor")
    func preprocessor() {
        let found = file(
            """
            #define kTea @"tea"
            #define kPot \\
                @"pot"
            #define CALL(x) [UIImage imageNamed:@"no"]
            static NSString *const kCup = @"cup";
            NSString * const kMug = @"mug";
            @implementation Menu
            - (void)a {
            // [UIImage imageNamed:@"no"]
            #if 0
                [UIImage imageNamed:@"no"];
            #else
                [UIImage imageNamed:@"yes"];
            #endif
            #if X
                if (a) {
            #else
                if (b) {
            #endif
                }
                NSLog(@"[UIImage imageNamed:no]");
            }
            - (void)b { [UIImage imageNamed:@"later"]; }
            @end
            """)
        #expect(found.references.map(\.name) == [.literal("yes"), .literal("later")])
        #expect(found.references.map(\.enclosingMethod) == ["a", "b"])
        #expect(found.constants.map(\.name) == ["kTea", "kPot", "kCup", "kMug"])
        #expect(found.constants.map(\.isFileLocal) == [false, false, true, false])
    }

    @Test("gives methods, protocols and unwind actions of a class")
    func classes() {
        let found = file(
            """
            @interface Menu (Drinks) <Tasting, Pouring>
            + (void)make;
            @end
            @implementation Menu
            - (IBAction)back:(UIStoryboardSegue *)segue { }
            - (IBAction)save:(id)sender { a = b - (c); }
            - (NSString *)nibName { return @"Menu~small"; }
            @end
            """)
        #expect(found.classes.map(\.category) == ["Drinks", nil])
        #expect(found.classes.map(\.part) == [.interface, .implementation])
        #expect(found.classes[0].protocols == ["Tasting", "Pouring"])
        #expect(found.classes.map { $0.methods.map(\.selector) } == [["make"], ["back:", "save:", "nibName"]])
        #expect(found.classes[1].unwindActions == ["back:"])
        #expect(found.references.map(\.kind) == [.nib])
        #expect(found.references.map(\.expectedClass) == ["Menu"])
    }

    @Test("never crashes, and stays inside the file, whatever is missing or doubled")
    func mutations() {
        let bytes = Array(
            """
            #define A @"x" \\
             @"y"
            @implementation M
            - (NSString *)n:(id)a { return x ? [self n:@"\\u00e9"] : (NSString *)b; }
            #if 0
            #endif
            - (void)p { NSString *s = c ? @"a" : s; T *t = (T *)[[U storyboardWithName:s bundle:nil]
              instantiateViewControllerWithIdentifier:[NSString stringWithFormat:@"%@b",
              NSStringFromClass([V class])]]; }
            - (void)q:(UIStoryboardSegue *)g { if ([g.identifier isEqual:A])
              [w registerNib:n forCellReuseIdentifier:s]; }
            @end
            """.utf8)
        var random = SeededRandom(seed: 11)
        for _ in 0..<3_000 {
            var mutated = bytes
            random.damage(&mutated)
            let found = ObjectiveCFile.read(SourceText(path: "M.m", bytes: mutated))
            #expect(found.references.allSatisfy { $0.range.upperBound <= mutated.count })
        }
    }
}
