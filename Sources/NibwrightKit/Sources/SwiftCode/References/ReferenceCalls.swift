/// The calls of UIKit and AppKit that name something, by name and argument label.
enum ReferenceCalls {
    /// The kind of name that a call gives by one of its arguments; an empty label is an argument without one.
    struct Form {
        let kind: ReferenceSite.Kind
        let label: String
    }

    static let forms: [String: [Form]] = {
        var forms: [String: [Form]] = [:]
        func add(_ kind: ReferenceSite.Kind, _ label: String, _ names: String...) {
            for name in names { forms[name, default: []].append(Form(kind: kind, label: label)) }
        }
        add(.storyboard, "name", "UIStoryboard", "NSStoryboard")
        for label in ["withIdentifier", "identifier"] {
            add(.scene, label, "instantiateViewController", "instantiateController")
        }
        add(.scene, "", "instantiateViewControllerWithIdentifier", "instantiateControllerWithIdentifier")
        add(.performSegue, "withIdentifier", "performSegue")
        add(.performSegue, "", "performSegueWithIdentifier")
        add(.nib, "nibName", "UINib", "init", "super", "")
        add(.nib, "nibNamed", "NSNib")
        add(.nib, "windowNibName", "")
        add(.nib, "", "loadNibNamed")
        let registered = [
            "forCellReuseIdentifier", "forCellWithReuseIdentifier", "withReuseIdentifier",
            "forHeaderFooterViewReuseIdentifier", "forIdentifier", "forItemWithIdentifier",
            "forAnnotationViewWithReuseIdentifier",
        ]
        for label in registered { add(.registeredReuseIdentifier, label, "register", "registerNib", "registerClass") }
        for label in ["withIdentifier", "withReuseIdentifier"] {
            add(
                .dequeuedReuseIdentifier, label, "dequeueReusableCell", "dequeueReusableHeaderFooterView",
                "dequeueReusableSupplementaryView", "makeView", "makeItem", "makeSupplementaryView",
                "dequeueReusableAnnotationView")
        }
        add(.dequeuedReuseIdentifier, "", "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier")
        add(.image, "named", "UIImage", "NSImage")
        add(.color, "named", "UIColor", "NSColor")
        return forms
    }()

    static let initialSceneCalls: Set<String> = [
        "instantiateInitialViewController", "instantiateInitialController",
    ]
    /// SwiftUI's forms: the first argument without a label.
    static let viewForms: [String: ReferenceSite.Kind] = ["Image": .image, "Color": .color]
    static let storyboardTypes: Set<String> = ["UIStoryboard", "NSStoryboard"]
    /// Roots of generated symbols.
    static let generatedRoots: Set<String> = ["StoryboardScene", "StoryboardSegue", "Asset", "R"]
    /// Properties that a controller overrides to name its nib.
    static let nibProperties: Set<String> = ["nibName", "windowNibName"]

    /// A statement with none of these words needs no visit.
    static let words: [String] = {
        var words = Set(forms.keys.filter { !$0.isEmpty && $0 != "init" && $0 != "super" && $0 != "register" })
        words.subtract(["UIImage", "NSImage", "UIColor", "NSColor"])
        words.formUnion(forms.values.joined().map(\.label))
        words.subtract(["", "name", "withIdentifier", "identifier"])
        words.formUnion(initialSceneCalls)
        words.formUnion(generatedRoots)
        words.formUnion(nibProperties)
        words.formUnion(["segue", "identifier", "imageLiteral", "shouldPerformSegue", "UIStoryboardSegue"])
        return words.sorted()
    }()
    static let viewWords = ["Image", "Color"]
}
