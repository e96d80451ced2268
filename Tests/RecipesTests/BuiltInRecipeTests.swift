import Foundation
import Recipes
import Testing
import TransformKit

@Suite struct BuiltInRecipeTests {
    private static let recipes = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Recipes")

    @Test func `outlet-ownership runs its transform, with access narrowed on demand`() throws {
        let bytes = try Data(contentsOf: Self.recipes.appendingPathComponent("outlet-ownership.yml"))
        #expect(try check(bytes: Array(bytes)).steps.map(\.options) == [OptionValues(["private": .boolean(false)])])
        let narrowed = try check(bytes: Array(bytes), settings: ["private": "true"])
        #expect(narrowed.steps.map(\.transformID) == ["outlet-ownership"])
        #expect(narrowed.steps.map(\.options) == [OptionValues(["private": .boolean(true)])])
        #expect(!narrowed.summary.isEmpty)
    }
}
