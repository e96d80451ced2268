extension GrowthDimension {
    /// Expressions of Objective-C that hold each other.
    static let objectiveC = [
        GrowthDimension("messages in each other", [.lint, .split], from: 500) { count in
            expression(
                String(repeating: "[", count: count) + "UIStoryboard storyboardWithName:@\"Main\" bundle:nil]"
                    + String(repeating: " instantiateViewControllerWithIdentifier:@\"B\"]", count: count - 1) + ";")
        },
        GrowthDimension("conditionals of one name", [.lint, .split], from: 500) { count in
            expression(
                "[self.storyboard instantiateViewControllerWithIdentifier:"
                    + String(repeating: "a ? @\"A\" : ", count: count) + "@\"B\"];")
        },
        GrowthDimension("macros on one line", [.colors, .palette], from: 500) { count in
            expression(String(repeating: "#define A ", count: count))
        },
    ]

    private static func expression(_ text: String) -> [String: String] {
        [
            "Main.storyboard": GrowthStoryboard.document(
                (0..<12).map { GrowthStoryboard.scene($0, class: $0 == 0 ? "A" : "B\($0)", identifier: "B\($0)") }),
            "A.m": "@interface A : UIViewController\n@end\n@implementation A\n- (void)open {\n\(text)\n}\n@end\n",
        ]
    }
}
