import ProjectGraph
import SourceText
public import SwiftCode

/// Functions that give every view controller another way to perform a segue: `performSegue(.detail, sender: self)`.
///
/// They stand in extensions of protocols and of UIKit's classes and do nothing but perform the segue that their caller
/// names, so their calls are read in place of the one call inside. A class's own function is no wrapper: the call
/// inside it can be rewritten.
public struct SegueWrappers: Sendable {
    private var functions: [String: [SegueCallSyntax.Function]] = [:]
    /// The wrappers that pass on the raw value of an enumeration's case.
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

    /// Whether a call is the one inside a wrapper.
    func isOfOne(_ call: SegueCallSyntax) -> Bool {
        call.function.map { functions[$0.name]?.contains($0) == true } ?? false
    }

    /// Whether a call stands in a function whose first parameter is not the sender, and so may name the segue.
    private func isInside(_ call: SegueCallSyntax) -> Bool {
        guard call.isSystemMethod, let function = call.function, !function.isStatic, call.enclosingType != nil,
            call.receiver == .implicitSelf || call.receiver == .selfValue
        else { return false }
        return function.parameters.first.map { $0.name != "sender" } ?? false
    }

    /// Whether the project has a wrapper of a name.
    public func have(_ name: String) -> Bool { functions[name] != nil }

    /// Whether the called function is a wrapper.
    func contains(_ call: SegueCallSyntax) -> Bool {
        call.isPlain
            && (functions[call.name] ?? []).contains { function in
                function.parameters.first?.label == call.identifier.label
                    && (call.sender != nil || sender(of: function) != nil)
                    && function.parameters.count <= 2
            }
    }

    /// The sender that a wrapper passes on where its call gives none; `object` is the receiver of the call.
    public func impliedSender(of call: SegueCallSyntax, object: String) -> String {
        let implied = functions[call.name]?.lazy.compactMap { sender(of: $0) }.first ?? "nil"
        return implied == "self" ? object : implied
    }

    /// The sender that a wrapper uses where its caller gives none; nil where every caller has to.
    private func sender(of function: SegueCallSyntax.Function) -> String? {
        guard let parameter = function.parameters.first(where: { $0.name == function.sender }) else {
            return function.sender
        }
        return parameter.defaultValue
    }

    /// Names of wrappers that are also called in ways which are not among the known calls.
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
