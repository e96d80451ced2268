import TransformKit

/// Functions that give every view controller another way to perform a segue: `performSegue(.detail, sender: self)`.
///
/// They stand in extensions of protocols and of UIKit's classes, so that what they perform is for their callers to say,
/// and they do nothing but perform it. A class's own function is no such thing: the call within it can be rewritten.
struct SegueWrappers {
    private var functions: [String: [SegueCallSyntax.Function]] = [:]
    /// Those that hand on the raw value of an enumeration's case.
    private(set) var ofRawValues: Set<CodeRange> = []

    mutating func note(_ call: SegueCallSyntax, in path: String, kind: SwiftTypeDeclaration.Kind?) {
        guard kind != .class, isInside(call), call.function?.handsOn == true, let function = call.function else {
            return
        }
        functions[function.name, default: []].append(function)
        if let parameter = function.parameters.first, function.identifier == parameter.name + ".rawValue" {
            ofRawValues.insert(CodeRange(path: path, range: function.range))
        }
    }

    /// Whether a call is the one within such a function.
    func isOfOne(_ call: SegueCallSyntax) -> Bool {
        call.function.map { functions[$0.name]?.contains($0) == true } ?? false
    }

    /// Whether a call stands in a function that performs what a parameter says.
    private func isInside(_ call: SegueCallSyntax) -> Bool {
        guard call.isSystemMethod, let function = call.function, !function.isStatic, call.enclosingType != nil,
            call.receiver == .implicitSelf || call.receiver == .selfValue
        else { return false }
        return function.parameters.first.map { $0.name != "sender" } ?? false
    }

    /// Whether the project has such a function of a name.
    func have(_ name: String) -> Bool { functions[name] != nil }

    /// Whether what is called is one of the functions.
    func contains(_ call: SegueCallSyntax) -> Bool {
        call.isPlain
            && (functions[call.name] ?? []).contains { function in
                function.parameters.first?.label == call.identifier.label
                    && (call.sender != nil || sender(of: function) != nil)
                    && function.parameters.count <= 2
            }
    }

    /// What a call of such a function hands over as the sender where it does not say it; `object` is what it is asked of.
    func impliedSender(of call: SegueCallSyntax, object: String) -> String {
        let implied = functions[call.name]?.lazy.compactMap { sender(of: $0) }.first ?? "nil"
        return implied == "self" ? object : implied
    }

    /// What such a function takes for the sender where its caller says none; nil where every caller has to.
    private func sender(of function: SegueCallSyntax.Function) -> String? {
        guard let parameter = function.parameters.first(where: { $0.name == function.sender }) else {
            return function.sender
        }
        return parameter.defaultValue
    }

    /// Names of functions of which some call is not among those that are known.
    func openNames(in graph: ProjectGraph, followed calls: [SegueCall]) -> Set<String> {
        let names = Set(functions.keys)
        guard !names.isEmpty else { return [] }
        let followed = Set(calls.map { CodeRange(path: $0.path, range: $0.range) })
        let search = MemberCallSearch(names)
        let found = concurrentMap(graph.swiftFiles, threads: defaultThreadCount) { search.calls(in: $0.source) }
        var open: Set<String> = []
        for (file, calls) in zip(graph.swiftFiles, found) {
            for call in calls where call.isCall && mayBeOne(call) {
                if !followed.contains(CodeRange(path: file.path, range: call.range)) { open.insert(call.name) }
            }
        }
        return open
    }

    private func mayBeOne(_ call: MemberCall) -> Bool {
        guard let first = call.arguments.first, call.arguments.count < 3 else { return false }
        return (functions[call.name] ?? []).contains { function in
            function.parameters.first?.label == first.label && first.label != "withIdentifier"
        }
    }
}
