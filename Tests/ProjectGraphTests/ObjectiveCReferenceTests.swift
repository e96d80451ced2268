import ObjectiveCCode
import ProjectGraph
import SourceText
import Testing

@Suite("References in Objective-C, across files")
struct ObjectiveCReferenceTests {
    private func references(_ files: [String: String]) -> [CodeReference] {
        CodeReference.objectiveC(
            in: files.sorted { $0.key < $1.key }.map { ObjectiveCFile.read(SourceText(path: $0.key, $0.value)) },
            regionOf: { $0.contains("/") ? String($0.prefix { $0 != "/" }) : "" })
    }

    private func method(_ body: String) -> String { "@implementation Menu\n- (void)open { \(body) }\n@end\n" }

    @Test("looks constants up in the files that define them")
    func constants() {
        let found = references([
            "Names.h": "extern NSString *const kTea;\n#define kPot @\"pot\"\n",
            "Names.m": "NSString *const kTea = @\"tea\";\nstatic NSString *const kCup = @\"hidden\";\n",
            "Menu.m": "static NSString *kCup = @\"cup\";\n"
                + method("[UIImage imageNamed:kTea]; [UIImage imageNamed:kPot]; [UIImage imageNamed:kCup];"),
            "Other.m": method("[UIImage imageNamed:kCup];"),
        ])
        #expect(found.map(\.names) == [["tea"], ["pot"], ["cup"], []])
        #expect(found.map(\.isExact) == [true, true, true, false])
        #expect(found.map(\.path) == ["Menu.m", "Menu.m", "Menu.m", "Other.m"])
    }

    @Test("prefers a constant of the same project")
    func regions() {
        let found = references([
            "A/Names.h": "#define kTea @\"green\"\n", "B/Names.h": "#define kTea @\"black\"\n",
            "B/Menu.m": method("[UIImage imageNamed:kTea];"), "C/Menu.m": method("[UIImage imageNamed:kTea];"),
        ])
        #expect(found.map(\.names) == [["black"], ["black", "green"]])
    }

    @Test(
        "evaluates methods that return a string or a storyboard, inherited ones too, with the constants of their file")
    func results() {
        let found = references([
            "Base.h": "@interface Base : UITableViewCell\n@end\n@interface Cell : Base\n@end\n",
            "Base.m": "static NSString *const own = @\"base\";\n@implementation Base\n"
                + "+ (NSString *)reuse { return own; }\n"
                + "+ (UIStoryboard *)board { return [UIStoryboard storyboardWithName:own bundle:nil]; }\n@end\n",
            "Menu.m": method(
                "[t dequeueReusableCellWithIdentifier:[Cell reuse]]; [[Cell board] instantiateInitialViewController];"),
        ])
        #expect(found.filter { $0.path == "Menu.m" }.map(\.names) == [["base"], []])
        #expect(found.last?.storyboard == .named(["base"]))
    }

    @Test("names a class and its subclasses for its own name")
    func ownClass() {
        let found = references([
            "Menu.h": "@interface Menu : Base\n@end\n@interface Card : Menu\n@end\n",
            "Menu.m": method("[UINib nibWithNibName:NSStringFromClass([self class]) bundle:nil];"),
        ])
        #expect(found.map(\.names) == [["Card", "Menu"]])
        #expect(found.map(\.isExact) == [false])
        #expect(found.map(\.enclosingMember) == ["open"])
    }

    @Test("does not swear to an image that another class's method names, and ends where constants go round")
    func doubt() {
        let found = references([
            "A.h": "#define kA kB\n#define kB kA\n",
            "Menu.m": method("[Theme imageNamed:@\"x\"]; [UIImage imageNamed:kA];"),
        ])
        #expect(found.map(\.names) == [["x"], []])
        #expect(found.map(\.isExact) == [false, false])
    }
}
