import ObjectiveCCode
import TransformKit

/// Determines the scenes that each call in Objective-C may open.
struct CallTargetReader {
    private let scenes: ObjectiveCScenes
    private let scope: ObjectiveCSceneScope
    private let graph: ProjectGraph
    private let swiftCallers: SwiftCallers
    private let creations: [ObjectiveCMakingID: ObjectiveCMaking]

    init(_ scenes: ObjectiveCScenes, _ scope: ObjectiveCSceneScope, _ graph: ProjectGraph) {
        self.graph = graph
        self.scenes = scenes
        self.scope = scope
        swiftCallers = SwiftCallers(graph.swiftFiles.map(\.source))
        creations = Dictionary(scenes.makings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func targets() -> [ObjectiveCCallTarget] { scenes.calls.flatMap(targets) }

    private func targets(of call: ObjectiveCSceneCall) -> [ObjectiveCCallTarget] {
        call.origins.flatMap { origin -> [ObjectiveCCallTarget] in
            switch origin {
            case .own: substitutions(call).map { own(call, $0) }
            case .unknown: substitutions(call).map { unknown(call, $0) }
            case .made(let id): creations[id].map { created(call, $0) } ?? []
            }
        }
    }

    /// Returns the identifiers, once for each call of the method that passes one on.
    private func substitutions(_ call: ObjectiveCSceneCall) -> [[ObjectiveCName]] {
        guard call.identifiers.contains(where: \.isForCallers), let selector = call.site.enclosingMethod
        else { return [call.identifiers] }
        guard let outer = scenes.wrapperCalls[selector] else {
            return isNeverCalled(selector) ? [] : [call.identifiers]
        }
        let known = outer.map { identifiers(call, calledBy: $0) }
        return known + (swiftCallers.mayCall(selector) ? [call.identifiers] : [])
    }

    private func identifiers(
        _ call: ObjectiveCSceneCall, calledBy outer: ObjectiveCWrapperCall
    ) -> [ObjectiveCName] {
        call.identifiers.flatMap { $0.names(calledWith: outer.arguments) }
    }

    /// Returns whether no code calls a method that opens the scene of its argument: neither Objective-C nor, by any
    /// name that it can have there, Swift.
    private func isNeverCalled(_ selector: String) -> Bool {
        let word = String(selector.prefix { $0 != ":" })
        let uses = graph.objectiveCFiles.reduce(0) { $0 + $1.uses(of: word).count }
        let declarations = graph.objectiveCFiles.flatMap(\.classes).flatMap(\.methods)
            .count { $0.selector.prefix { $0 != ":" } == word }
        return uses == declarations && !swiftCallers.mayName(selector)
    }

    // MARK: Ways

    private func created(_ call: ObjectiveCSceneCall, _ creation: ObjectiveCMaking) -> [ObjectiveCCallTarget] {
        guard !creation.names.isEmpty else { return substitutions(call).map { unknown(call, $0) } }
        return creation.names.flatMap { name -> [ObjectiveCCallTarget] in
            guard let number = name.parameter, let selector = creation.making.enclosingMethod else {
                let route = StoryboardNameSource(creation: creation, name: name, wrapperCall: nil)
                return substitutions(call).map { target(call, route, $0) }
            }
            let outerCalls = scenes.wrapperCalls[selector] ?? []
            guard !outerCalls.isEmpty else {
                return isNeverCalled(selector) ? [] : substitutions(call).map { unknown(call, $0) }
            }
            let fromSwift = swiftCallers.mayCall(selector) ? substitutions(call).map { unknown(call, $0) } : []
            let isSameMethod = call.path == creation.path && call.site.enclosingMethod == selector
            return fromSwift
                + outerCalls.flatMap { outer -> [ObjectiveCCallTarget] in
                    let names = outer.arguments.indices.contains(number) ? outer.arguments[number] : []
                    let identifiers = isSameMethod ? [identifiers(call, calledBy: outer)] : substitutions(call)
                    guard !names.isEmpty else { return identifiers.map { unknown(call, $0) } }
                    return names.flatMap { argument -> [ObjectiveCCallTarget] in
                        let handed = name.isShared ? argument.shared : argument
                        let route = StoryboardNameSource(creation: creation, name: handed, wrapperCall: outer)
                        return identifiers.map { target(call, route, $0) }
                    }
                }
        }
    }

    private func target(
        _ call: ObjectiveCSceneCall, _ route: StoryboardNameSource, _ identifiers: [ObjectiveCName]
    ) -> ObjectiveCCallTarget {
        guard route.name.isExact else { return unknown(call, identifiers) }
        let documents = route.name.texts.flatMap { scope.storyboards(named: $0, from: route.creation.path) }
        return make(call, .named(route), identifiers, documents)
    }

    private func own(_ call: ObjectiveCSceneCall, _ identifiers: [ObjectiveCName]) -> ObjectiveCCallTarget {
        let type = call.site.enclosingClass
        guard let openers = type.flatMap({ scope.controllers(ofClass: $0, from: call.path) }), !openers.isEmpty else {
            return unknown(call, identifiers)
        }
        var seen: Set<IBDocument> = []
        let documents = openers.map(\.document).filter { seen.insert($0).inserted }
        return make(call, .own, identifiers, documents, openers)
    }

    private func unknown(_ call: ObjectiveCSceneCall, _ identifiers: [ObjectiveCName]) -> ObjectiveCCallTarget {
        make(call, .unknown, identifiers, scope.visibleStoryboards(from: call.path))
    }

    private func make(
        _ call: ObjectiveCSceneCall, _ origin: ObjectiveCCallTarget.StoryboardOrigin, _ identifiers: [ObjectiveCName],
        _ documents: [IBDocument], _ openers: [Element] = []
    ) -> ObjectiveCCallTarget {
        var controllers: [Element] = []
        if call.isInitial {
            if case .unknown = origin {} else { controllers = documents.compactMap(\.initialViewController) }
        } else {
            let texts = Set(identifiers.flatMap(\.texts)).sorted()
            controllers = documents.flatMap { document in
                texts.compactMap { document.controller(storyboardIdentifier: $0) }
            }
            if case .unknown = origin { controllers = graph.storyboards.withoutReferences(toEachOther: controllers) }
        }
        return ObjectiveCCallTarget(
            call: call, origin: origin, identifiers: identifiers, documents: documents, openers: openers,
            controllers: controllers)
    }
}
