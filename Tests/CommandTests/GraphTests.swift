import Foundation
import Testing

@Suite("nibwright graph")
struct GraphCommandTests {
    private static let sample = "Tests/Fixtures/Projects/BeanThere"

    @Test("tells the flow in words, its entry points first")
    func words() throws {
        let outcome = try Nibwright.run(["graph", Self.sample])
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(outcome.output.contains("Entry points\n"))
        #expect(outcome.output.contains("“Tab Bar Controller”: opens the app (BeanThere/Info.plist:"))
        #expect(outcome.output.contains("    → “Cart” CartViewController") || outcome.output.contains("showCart"))
    }

    @Test("writes what the ending of the output file says", arguments: ["svg", "html", "dot", "mmd", "json"])
    func files(_ ending: String) throws {
        let project = try Project.beanThere()
        let outcome = try Nibwright.run(["graph", project.root, "-o", "flow.\(ending)"], in: project.root)
        #expect(outcome.status == 0 && outcome.output == "")
        let beginnings = [
            "svg": "<svg ", "dot": "digraph flow {", "mmd": "---\ntitle:", "json": "{\n", "html": "<!DOCTYPE html>",
        ]
        #expect(project.text("flow.\(ending)").hasPrefix(try #require(beginnings[ending])))
    }

    @Test("refuses an ending whose format it does not know, and what stands over a line has lines of its own")
    func endings() throws {
        let project = try Project.beanThere()
        let outcome = try Nibwright.run(["graph", project.root, "-o", "flow.webp"], in: project.root)
        #expect(outcome.status == 2 && outcome.errors.contains("no format is known by “.webp”"))
        let drawn = try Nibwright.run(["graph", Self.sample, "--format", "svg"]).output
        #expect(!drawn.contains("\\n") && drawn.contains("</title>"))
        #expect(drawn.contains(" segue “") && drawn.contains("\n  "))
        let png = try Nibwright.run(["graph", project.root, "-o", "flow.png"], in: project.root)
        // Without a program that makes PNG of SVG it says so, and writes nothing.
        #expect(png.status == 0 || png.status == 2 && png.errors.contains("PNG needs a program"))
    }

    @Test("draws the scenes in their boxes, in svg and html alone")
    func thumbnails() throws {
        let outcomes = try ["1", "3"].map { threads in
            try Nibwright.run(["graph", Self.sample, "--thumbnails", "--format", "svg", "--threads", threads])
        }
        #expect(outcomes.allSatisfy { $0.status == 0 && $0.errors == "" } && outcomes[0].output == outcomes[1].output)
        #expect(outcomes[0].output.contains(#"<rect class="frame""#))
        for (arguments, message) in [
            (["--format", "dot"], "--thumbnails goes with svg and html: dot has no place for pictures"),
            (["-o", "flow.json"], "--thumbnails goes with svg and html"), ([], "add --format svg, or -o FILE.svg"),
        ] {
            let outcome = try Nibwright.run(["graph", Self.sample, "--thumbnails"] + arguments)
            #expect(outcome.status == 2 && outcome.errors.contains(message), "\(arguments)")
        }
    }

    @Test("gives the same bytes with any number of threads")
    func threads() throws {
        let outputs = try ["1", "2", "5"].map { threads in
            try Nibwright.run(["graph", Self.sample, "--format", "svg", "--threads", threads]).output
        }
        #expect(Set(outputs).count == 1)
    }

    @Test("lists what leads to a scene with file, line and column")
    func uses() throws {
        let output = try Nibwright.run(["graph", Self.sample, "--uses", "CheckoutViewController"]).output
        #expect(output.contains(#/Main\.storyboard:\d+:\d+ +custom segue “checkout” of Checkout from “Cart”/#))
    }

    @Test("tells where a scene leads, and the ways between two")
    func ways() throws {
        let from = try Nibwright.run(["graph", Self.sample, "--from", "CartViewController", "--depth", "1"]).output
        #expect(from.contains("  → “Checkout” CheckoutViewController"))
        #expect(!from.contains("Order Placed"))
        let both = try Nibwright.run(
            ["graph", Self.sample, "--from", "MenuViewController", "--to", "CheckoutViewController"]
        ).output
        #expect(both.hasPrefix("1. “Menu” MenuViewController\n"))
        let none = try Nibwright.run([
            "graph", Self.sample, "--from", "CartViewController", "--to", "StoresViewController",
        ])
        #expect(none.status == 0 && none.output.hasPrefix("No way leads"))
    }

    @Test("draws only the part that was asked for")
    func parts() throws {
        let account = try Nibwright.run(["graph", Self.sample, "--storyboard", "Account", "--format", "dot"]).output
        #expect(account.contains("LoginViewController") && !account.contains("CartViewController"))
        let cart = try Nibwright.run(["graph", Self.sample, "--from", "CartViewController", "--format", "dot"]).output
        #expect(cart.contains("CheckoutViewController") && !cart.contains("LoginViewController"))
    }

    @Test(
        "says what else could be meant",
        arguments: [
            (["--uses", "CheckuotViewController"], "did you mean \"CheckoutViewController\"?"),
            (["--from", "Menu"], "2 scenes are named \"Menu\"; say which:"),
            (["--storyboard", "Mian"], "there is no storyboard \"Mian\"; there are: Account, LaunchScreen, Main"),
            (["--uses", "Cart", "--to", "Menu"], "--uses goes with neither --from nor --to"),
            (["-o", "no/flow.svg"], "create it with: mkdir -p no"), (["-o", "Tests"], "it is a folder"),
            (["--from", "Cart", "--depth", "0"], "--depth must be at least 1"),
        ])
    func mistakes(_ arguments: [String], _ message: String) throws {
        let outcome = try Nibwright.run(["graph", Self.sample] + arguments)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
