import TransformKit

/// The verdict of the three rules on one outlet.
enum Judgement {
    case makeStrong(StrongReason, safety: Safety, [ReviewReason])
    case makeOptional(OptionalReason)
    /// The destination, given here, holds the outlet's owner.
    case makeWeak(Element)
    case refuse(RefusalReason)
}

/// The evidence for which an outlet must hold its destination, with the sentence for the report.
struct StrongReason {
    /// A top-level object that nothing else holds.
    let topLevel: Element?
    /// The use that puts a removed view back.
    let putBack: MemberUse?
    /// The use that deactivates the constraint.
    let deactivation: MemberUse?
    /// The use that takes the item out of its bar.
    let exchange: MemberUse?
    /// The assignment that fills the outlet where a document does not.
    let filling: MemberUse?
    let objectCount: Int
    let documentCount: Int

    var text: String {
        let documents = documentCount == 1 ? "" : ", in \(documentCount) documents"
        let guarantee =
            objectCount == 1
            ? "the one object of the class connects it"
            : "all \(objectCount) objects of the class connect it\(documents)"
        if let topLevel {
            return
                "nothing else is sure to hold the top-level \(topLevel.described), so a weak outlet can lose it at once"
        }
        if let putBack {
            return "code takes the view away and puts it back (\(putBack.quotedLine)); weak, it may be gone by then"
        }
        if let deactivation {
            return "code deactivates the constraint (\(deactivation.quotedLine)), and its view lets go of it then"
        }
        if let exchange {
            return "code takes the item out of its bar (\(exchange.quotedLine)), which lets go of it then"
        }
        if let filling {
            return "code fills it where it is nil (\(filling.quotedLine)), so it is there whenever it is used"
        }
        return "\(guarantee), and an implicitly unwrapped outlet must be there whenever it is used"
    }
}

/// A reason for a person to review a strong outlet that the rules require.
enum ReviewReason {
    case comment
    case differsAfterRemoval(letsGo: MemberUse, readsNil: MemberUse)
    case customObject(Element)
    case newlyHeld(Element)

    var text: String {
        switch self {
        case .differsAfterRemoval(let letsGo, let readsNil):
            letsGo == readsNil || letsGo.lineText == readsNil.lineText
                ? "code that lets go of the object takes an outlet that is gone as well (\(readsNil.quotedLine)): a strong one "
                    + "never is"
                : "code lets go of the object (\(letsGo.quotedLine)) and elsewhere takes an outlet that is gone as well "
                    + "(\(readsNil.quotedLine)): a strong one never is"
        case .comment: "a comment at the declaration speaks of its strength"
        case .customObject(let object): "\(object.described) may hold its owner in code"
        case .newlyHeld(let object):
            "\(object.described) was not held by the outlet's owner before and may point back in code"
        }
    }
}

/// A reason for which an outlet may be nil.
enum OptionalReason {
    /// An object of the class does not connect the outlet; the number counts all such objects.
    case notConnectedEverywhere(Element, Int)
    case removedForGood(MemberUse)

    var text: String {
        switch self {
        case .notConnectedEverywhere(let object, let count):
            "the object at \(object.place) does not connect it" + (count > 1 ? ", nor \(Self.more(count - 1))" : "")
                + ", so it may not be there"
        case .removedForGood(let use):
            "code takes the view away for good (\(use.quotedLine)), so the outlet is not needed after that"
        }
    }
}

extension OptionalReason {
    private static func more(_ count: Int) -> String {
        count == 1 ? "does one more object of the class" : "do \(count) more objects of the class"
    }
}

/// The reason for which an outlet stays as it is, with its code and its sentence.
enum RefusalReason {
    case noDocumentUsesClass
    case neverConnected(Element, Int)
    case unreadable(RefusedDocument)
    case backReference(BackReference, Element)
    case cycle(Element)
    case windowReleasesItself(Element)
    case unusualDeclaration
    case declaredTogether([String])
    case declaredAgain

    var code: RefusalCode {
        switch self {
        case .noDocumentUsesClass: .noDocumentUsesClass
        case .neverConnected: .neverConnected
        case .unreadable: .unreadableDocument
        case .backReference(.filesOwner, _): .leadsToFilesOwner
        case .backReference(.controller, _): .leadsToController
        case .backReference(.objectController, _): .leadsToObjectController
        case .backReference(.holder, _): .leadsToHolder
        case .backReference(.delegate, _): .delegate
        case .cycle: .wouldCloseCycle
        case .windowReleasesItself: .windowReleasesItself
        case .unusualDeclaration: .unusualDeclaration
        case .declaredTogether: .declaredTogether
        case .declaredAgain: .declaredAgain
        }
    }

    var text: String {
        switch self {
        case .noDocumentUsesClass:
            "no document that a target builds names the class or a subclass, so nothing shows what the outlet leads to"
        case .neverConnected(let object, let count):
            "no object of the class connects it, not the one at \(object.place)"
                + (count > 1 ? " nor \(count - 1) more" : "") + ": connect it or remove it"
        case .unreadable(let document):
            "\(document.path) names the class and cannot be read (\(document.refusal.message))"
        case .backReference(let kind, let object): kind.text(object)
        case .cycle(let object):
            "\(object.described) holds the outlet's owner through strong outlets: holding it as well would keep both for good"
        case .windowReleasesItself(let object):
            "\(object.described) releases itself when closed: holding it as well would release it twice; "
                + "clear Release When Closed first"
        case .unusualDeclaration:
            "the declaration is overridden, computed, lazy, static, constant or has an initial value"
        case .declaredTogether(let names):
            "one declaration declares \(names.joined(separator: ", ")): give each a declaration of its own first"
        case .declaredAgain:
            "its class declares it several times, for several builds: change all of them by hand, or none"
        }
    }
}

extension Element {
    /// Describes an object as reports do: `“Card” (aBc-12-dEf)`, or `<view> (aBc-12-dEf)` without a name.
    var described: String {
        let name = interfaceBuilderName.map { "“\($0)”" } ?? "<\(self.name)>"
        return id.map { "\(name) (\($0))" } ?? name
    }
}

extension MemberUse {
    /// The line of code for a sentence: what is open at its end, such as a list over several lines, is closed.
    var quotedLine: String {
        let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}"]
        var line = Substring(lineText)
        while let last = line.last, last == "," || last == "{" || last.isWhitespace { line.removeLast() }
        var missing: [Character] = []
        for letter in line {
            if letter == missing.last { missing.removeLast() }
            if let closing = pairs[letter] { missing.append(closing) }
        }
        return line + (missing.isEmpty ? "" : "…") + String(missing.reversed())
    }
}
