import Foundation
import Testing
import TransformTesting

extension StandIn {
    private static let ofCheckout = Result { try StandIn(sources: Repository.folder + "/Tests/StandIn") }

    /// The stand-in of this checkout.
    init() throws { self = try Self.ofCheckout.get() }
}

/// The stand-in itself: it takes code that Xcode takes, and refuses what Xcode refuses.
@Suite("The stand-in for UIKit")
struct StandInTests {
    private static func errors(in code: String, mode: StandIn.LanguageMode = .swift5) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-code-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(code.utf8).write(to: URL(fileURLWithPath: folder + "/Code.swift"))
        return try StandIn().errors(in: folder, mode: mode)
    }

    @Test("takes what Interface Builder asks of code, and both ways to make a view controller of a storyboard")
    func interfaceBuilder() throws {
        let errors = try Self.errors(
            in: """
                import Foundation
                import UIKit

                final class Styler: NSObject {}

                final class DetailViewController: UIViewController {
                    let drink: String
                    init?(coder: NSCoder, drink: String) {
                        self.drink = drink
                        super.init(coder: coder)
                    }
                    required init?(coder: NSCoder) { nil }
                }

                @IBDesignable final class MenuViewController: UITableViewController {
                    @IBOutlet var styler: Styler!
                    @IBOutlet weak var label: UILabel?
                    @IBOutlet var buttons: [UIButton]!
                    @IBInspectable var color: UIColor = .systemYellow
                    @IBSegueAction func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> DetailViewController? {
                        DetailViewController(coder: coder, drink: "Tea")
                    }
                    @IBAction func tapped(_ sender: UIButton) {
                        sender.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
                    }
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        let board = UIStoryboard(name: "Main", bundle: nil)
                        let other = board.instantiateViewController(withIdentifier: "Other") as! DetailViewController
                        show(other, sender: self)
                        let detail = board.instantiateViewController(identifier: "Detail") { coder in
                            DetailViewController(coder: coder, drink: "Row \\(indexPath.row)")
                        }
                        UIStoryboardSegue(identifier: "show", source: self, destination: detail) { [unowned self] in
                            present(detail, animated: true)
                        }.perform()
                    }
                }
                """)
        #expect(errors == [])
    }

    @Test(
        "refuses wrong types, missing members and unknown classes in the bodies of methods",
        arguments: [
            "title = 3", "show(self)", "view.addSubview(self)", "performSegue(withIdentifier: nil, sender: self)",
            "navigationController.popViewController(animated: true)", "let other: TeaViewController? = nil",
            "presentt(self, animated: true)",
        ])
    func wrong(_ statement: String) throws {
        let errors = try Self.errors(
            in: """
                import UIKit
                class CartViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(statement)
                    }
                }
                """)
        #expect(errors.count == 1 && errors.first?.hasPrefix("Code.swift:5:") == true, "\(errors)")
    }

    @Test("holds UIKit's classes to the main actor in Swift 6 and lets Swift 5 be")
    func mainActor() throws {
        let code = """
            import UIKit
            func paint(_ view: UIView) { view.backgroundColor = .red }
            """
        #expect(try Self.errors(in: code) == [])
        #expect(try Self.errors(in: code, mode: .swift6).contains { $0.contains("main actor-isolated") })
    }

    @Test("knows classes of Objective-C by their headers")
    func headers() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-code-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let header = """
            NS_ASSUME_NONNULL_BEGIN
            @interface Printer : NSObject
            @property (nonatomic, copy, nullable) NSString *title;
            - (instancetype)initWithColumns:(NSInteger)columns;
            - (void)addLine:(NSString *)line toPage:(int)page;
            @end
            NS_ASSUME_NONNULL_END
            """
        let code = """
            import UIKit
            func use() {
                let printer = Printer(columns: 3)
                printer.title = nil
                printer.addLine("Tea", toPage: 2)
                printer.addLine(3, toPage: 2)
            }
            """
        try Data(header.utf8).write(to: URL(fileURLWithPath: folder + "/Printer.h"))
        try Data(code.utf8).write(to: URL(fileURLWithPath: folder + "/Code.swift"))
        let errors = try StandIn().errors(in: folder)
        #expect(errors.count == 1 && errors.first?.hasPrefix("Code.swift:6:") == true, "\(errors)")
    }
}
