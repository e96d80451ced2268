/// A kind of file that people give to Nibwright, each with a mutator's words and a place in a project.
public enum FuzzKind: String, CaseIterable, Sendable {
    case swift, storyboard, xib, pbxproj, strings, xcstrings, plist
    case binaryPlist = "binary-plist"
    case contents, xcconfig, package, recipe, configuration
    case objectiveC = "objective-c"
    case yamlPalette = "yaml-palette"
    case swatchPalette = "ase-palette"
    case gimpPalette = "gpl-palette"
    case sketchPalette = "sketch-palette"
    case baseline
    case savedPlan = "saved-plan"

    /// Where a file of this kind stands in a project, so that it is read as one.
    public var path: String {
        switch self {
        case .swift: "App/Menu.swift"
        case .storyboard: "App/Base.lproj/Main.storyboard"
        case .xib: "App/Card.xib"
        case .pbxproj: "App.xcodeproj/project.pbxproj"
        case .strings: "App/de.lproj/Main.strings"
        case .xcstrings: "App/Main.xcstrings"
        case .plist, .binaryPlist: "App/Info.plist"
        case .contents: "App/Assets.xcassets/Foam.colorset/Contents.json"
        case .xcconfig: "App/App.xcconfig"
        case .package: "Package.swift"
        case .objectiveC: "App/Legacy.m"
        case .recipe: "recipe.yml"
        case .configuration: ".nibwright.yml"
        case .yamlPalette: "palette.yml"
        case .swatchPalette: "palette.ase"
        case .gimpPalette: "palette.gpl"
        case .sketchPalette: "palette.sketchpalette"
        case .baseline: "baseline.json"
        case .savedPlan: "kept.plan"
        }
    }

    /// Whether a project's graph reads it; the others are read by themselves.
    var isInProject: Bool {
        switch self {
        case .recipe, .configuration, .yamlPalette, .swatchPalette, .gimpPalette, .sketchPalette, .baseline, .savedPlan:
            false
        default: true
        }
    }

    /// Words that mean something in such a file, which a mutator of bytes alone would take long to find.
    var words: [String] {
        switch self {
        case .swift, .package:
            [
                "[", "]", "(", ")", "{", "}", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "/", "/*", "*/", "//", "@",
                "@IBOutlet ",
                "@IBAction ", "@objc(A) ", "#if a\n", "#else\n", "#endif\n", "#selector(", "class A: UIViewController ",
                "extension A ", "enum E: String ", "case a = \"a\"\n",
                "func prepare(for segue: UIStoryboardSegue, sender: Any?) ",
                "performSegue(withIdentifier: \"a\", sender: self)", "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
                "UIStoryboard(name: \"Main\", bundle: nil)", "static let ", "try ", "await ", " as? ", " -> ",
                " else if a ",
                "switch ", "default:", "weak var ", "[weak self] in ", "nil", "self.", "!", "?", "&", "`", "$0", "\r\n",
                "\u{FEFF}",
                ".target(name: \"A\", dependencies: [])", "<<<<<<< a\n", "<#a#>", ";", ",",
            ]
        case .storyboard, .xib:
            [
                "<view id=\"a-b-c\"/>", "<scene sceneID=\"s\">", "</scene>", "<objects>", "</objects>", "<connections>",
                "<outlet property=\"a\" destination=\"b\" id=\"c\"/>",
                "<segue destination=\"a\" kind=\"show\" id=\"s\"/>",
                "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>",
                " customClass=\"A\"", " id=\"a\"", " storyboardIdentifier=\"a\"", "<![CDATA[", "]]>", "<!--", "-->",
                "&#0;", "&amp;",
                "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<?xml version=\"1.0\"?>", "<subviews>", "</subviews>", "\"", "'",
                "<", ">", "/>",
            ]
        case .pbxproj:
            [
                "{", "}", "(", ")", ";", ",", "=", "isa = PBXGroup;", "children = (", "path = \"..\";",
                "sourceTree = \"<group>\";",
                "/*", "*/", "\"", "\\U0041", "isa = PBXNativeTarget;", "buildPhases = (", "<0fae>", "$(SRCROOT)/", "\n",
            ]
        case .strings, .xcconfig:
            [
                "\"", "\" = \"", ";", "/*", "*/", "//", "\\U", "\\", "{", "}", "=", "#include \"a.xcconfig\"\n", "$(A)",
                "[sdk=*]",
                "\n", "\u{FEFF}", "%@", "\\Ud800",
            ]
        case .plist, .binaryPlist:
            [
                "<dict>", "</dict>", "<array>", "</array>", "<key>UIMainStoryboardFile</key>", "<string>a</string>",
                "<data>AA==</data>",
                "<integer>9223372036854775808</integer>", "<true/>", "<!DOCTYPE plist SYSTEM \"a\">", "bplist00",
                "\u{0}", "&x;",
            ]
        case .contents, .xcstrings, .sketchPalette, .baseline, .savedPlan:
            [
                "{", "}", "[", "]", ":", ",", "\"", "\\u0000", "\\ud800", "null", "true", "1e999", "-0",
                "0x7fffffffffffffffff",
                "\"colors\"", "\"components\"", "\"red\"", "\"localizations\"", "\"variations\"", "\"version\"",
                "\"path\"", "../", "//",
            ]
        case .objectiveC:
            [
                "[", "]", "(", ")", "{", "}", "@\"", "\"", "@interface A : B\n", "@implementation A\n", "@end\n",
                "#define A B\n", "#if\n",
                "IBOutlet ", "- (IBAction)a:(id)sender ", "^{", "@[", "@{", "/*", "*/",
                "[self performSegueWithIdentifier:", ":", "?", ";",
            ]
        case .recipe, .configuration, .yamlPalette, .gimpPalette:
            [
                "- ", ": ", "\n", "\n  ", "{", "}", "[", "]", "&a ", "*a", "!!binary ", "|\n", ">\n", "\"", "'", "#",
                "---\n", "...\n", "? ",
                "<<: *a", "steps:", "name:", "rules:", "only:", "include:", "255 0 0 Red\n", "\t",
            ]
        case .swatchPalette: ["ASEF", "RGB ", "CMYK", "LAB ", "Gray", "\u{0}\u{1}", "\u{0}\u{0}"]
        }
    }
}
