import ObjectiveCCode
import Randomness
import SourceText
import Testing

@Suite("Scanning Objective-C")
struct ObjectiveCTests {
    private func classes(_ text: String) -> [ObjectiveCClass] {
        ObjectiveCFile.read(SourceText(path: "Cafe.h", text)).classes
    }

    @Test("finds interfaces with their superclass")
    func interfaces() {
        let found = classes(
            """
            #import <UIKit/UIKit.h>
            @class Forward, Another;
            @protocol Tasting <NSObject>
            - (IBAction)taste:(id)sender;
            @end
            @interface Menu : UIViewController <Tasting, Pouring>
            @end
            NS_ASSUME_NONNULL_BEGIN
            @interface Shelf<__covariant Item : id<Tasting>> : Base<Item>
            @end
            @interface Root
            @end
            @interface Plain<Item> : NSObject
            @end
            """)
        #expect(found.map(\.name) == ["Menu", "Shelf", "Root", "Plain"])
        #expect(found.map(\.superclass) == ["UIViewController", "Base", nil, "NSObject"])
    }

    @Test("takes categories, extensions and implementations as parts of their class")
    func parts() {
        let found = classes(
            """
            @interface Menu (Drinks) <Tasting>
            @property IBOutlet UILabel *tea;
            @end
            @interface Menu ()
            - (IBAction)pour;
            @end
            @implementation Menu
            - (IBAction)save:(id)sender { [self pour:1]; }
            @end
            """)
        #expect(found.map(\.name) == ["Menu", "Menu", "Menu"])
        #expect(found.map(\.superclass) == [nil, nil, nil])
        #expect(found.map(\.outlets) == [["tea"], [], []])
        #expect(found.map(\.actions) == [[], ["pour"], ["save:"]])
    }

    @Test("finds outlets among properties and instance variables")
    func outlets() {
        let found = classes(
            """
            @interface Menu : UIViewController {
                IBOutlet UILabel *first, *second;
                __weak IBOutlet UIView *third; // IBOutlet UIView *no;
                UIView *other;
                @private
                IBOutlet id<Tasting> fourth;
            }
            @property (nonatomic, weak) IBOutlet UILabel *fifth;
            @property (strong, nonatomic) IBOutletCollection(UIView) NSArray *sixth;
            @property (strong) IBOutletCollection(UIView) NSArray<UIView *> *seventh;
            @property IBOutlet UILabel * _Nullable eighth;
            @property (nonatomic) UILabel *plain;
            @property (nonatomic) IBOutlet NSDictionary<NSString *, UIView *> *tenth;
            @property (nonatomic, weak, nullable) IBOutlet UILabel *ninth NS_AVAILABLE_IOS(13_0);
            @end
            """)
        #expect(
            found.flatMap(\.outlets) == [
                "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "tenth", "ninth",
            ])
    }

    @Test("gives the selectors of actions")
    func actions() {
        let found = classes(
            """
            @interface Menu : UIViewController
            - (IBAction)plain;
            - (IBAction) save : (id) sender;
            - (IBAction)save:(id)sender forEvent:(UIEvent *)event;
            - (IBAction)odd:(id)a :(void (^)(int))b;
            - (IBAction)marked:(nullable id<Tasting>)sender NS_SWIFT_NAME(mark(_:));
            - (void)none:(id)sender;
            @end
            """)
        #expect(
            found.flatMap(\.actions) == ["plain", "save:", "save:forEvent:", "odd::", "marked:"])
    }

    @Test("does not mistake comments, strings and broken code for declarations")
    func noise() {
        let found = classes(
            """
            // @interface A : B
            /* @interface C : D
            @end */
            NSString *text = @"@interface E : F \\" @end";
            char quote = '"';
            @interface Menu : UIView
            /* IBOutlet UIView *no; */
            @property IBOutlet UILabel *tea; // IBOutlet
            @end
            #define BEGIN "@interface G"
            @interface
            """)
        #expect(found.filter { !$0.name.isEmpty }.map(\.name) == ["Menu"])
        #expect(found.first?.outlets == ["tea"])
    }

    @Test("places a declaration at its @interface")
    func place() {
        let text = "\r\n\r\n  @interface Menu : UIView\r\n@end\r\n"
        let source = SourceText(path: "Cafe.h", text)
        #expect(
            ObjectiveCFile.read(source).classes.map { source.position(at: $0.offset) } == [
                SourcePosition(line: 3, column: 3)
            ])
    }

    @Test("never crashes, whatever is missing or doubled")
    func mutations() {
        let bytes = Array(
            """
            @interface Menu<Item : id<Tea>> (Cat) : UIView <A, B> { IBOutlet UILabel *a, *b; }
            @property (weak) IBOutletCollection(UIView) NSArray<UIView *> *c;
            - (IBAction)save:(id)sender forEvent:(void (^)(id))event; /* x */ "y\\"" 'z'
            @end
            """.utf8)
        var random = SeededRandom(seed: 5)
        for _ in 0..<2_000 {
            var mutated = bytes
            random.damage(&mutated)
            let found = ObjectiveCFile.read(SourceText(path: "Cafe.h", bytes: mutated)).classes
            #expect(found.allSatisfy { $0.offset < mutated.count })
        }
    }
}
