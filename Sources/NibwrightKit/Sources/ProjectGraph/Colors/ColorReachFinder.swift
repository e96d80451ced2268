import SwiftCode

/// Follows the code of one class through its own methods, and through functions and extensions that get its objects.
struct ColorReachFinder {
    private typealias Path = ColorReach.Path

    private let type: ColorClass
    private let code: ColorCode
    private let graph: ProjectGraph
    private var found: [ColorReach] = []
    private var known: Set<ColorReach> = []
    private var visited: Set<Run> = []
    private var isEarly = false

    /// A body with what it is run on.
    private struct Run: Hashable {
        let body: ColorBody
        let own: [Path]
        /// The paths of the arguments; nil where the caller is not known.
        let arguments: [[Path]]?
        /// The method that the run began with; for a body that two methods call, the first of them.
        let entry: ColorBody

        static func == (left: Run, right: Run) -> Bool {
            left.body == right.body && left.own == right.own && left.arguments == right.arguments
        }

        /// With the arguments: a function for styles is run on hundreds of objects, which nothing else tells apart.
        func hash(into hasher: inout Hasher) {
            hasher.combine(body)
            hasher.combine(own)
            hasher.combine(arguments)
        }
    }

    init(_ type: ColorClass, _ code: ColorCode, _ graph: ProjectGraph) {
        self.type = type
        self.code = code
        self.graph = graph
    }

    /// All uses that the class makes of color properties: sets in code that runs early, other uses in all of its code.
    ///
    /// - Parameter isLoadedLate: true to search for sets.
    mutating func reaches(isLoadedLate: Bool) -> [ColorReach] {
        let own = [Path(root: .instance, members: [])]
        if isLoadedLate {
            isEarly = true
            for body in type.earlyBodies {
                run(Run(body: body, own: own, arguments: nil, entry: body), depth: 0)
            }
            visited.removeAll()
            for body in type.otherInitializers {
                run(Run(body: body, own: own, arguments: nil, entry: body), depth: 0)
            }
            isEarly = false
            visited.removeAll()
        }
        guard code.looksIntoColors else { return found }
        for body in type.bodies where code.leads(body, isEarly: false) {
            run(Run(body: body, own: own, arguments: nil, entry: body), depth: 0)
        }
        return found
    }

    private mutating func run(_ run: Run, depth: Int) {
        // A style that goes through more hands than this is too far off to matter; the count bounds the time.
        guard depth < 8, visited.count < 3000, visited.insert(run).inserted else { return }
        for use in run.body.uses { add(use, run) }
        let leading = isEarly ? code.settingNames : code.lookingNames
        for call in run.body.calls where !(isEarly && call.isDeferred) && leading.contains(call.name) {
            follow(call, run, depth)
        }
    }

    // MARK: Uses

    private mutating func add(_ use: ColorUse, _ run: Run) {
        let kind: ColorReach.Kind
        switch use.kind {
        case .set:
            guard isEarly, !use.isDeferred else { return }
            kind = .set
        case .read(let member):
            guard !isEarly, code.componentMembers.contains(member) else { return }
            kind = .read
        case .compared:
            guard !isEarly else { return }
            kind = .compared
        }
        for path in paths(use.path, run) where !path.members.isEmpty {
            let reach = ColorReach(
                kind: kind, path: path, state: use.state, body: run.body, offset: use.offset, entry: run.entry)
            if known.insert(reach).inserted { found.append(reach) }
        }
    }

    /// The paths that a path inside a body stands for, on the objects that the body is run with.
    private func paths(_ path: MemberPath, _ run: Run) -> [Path] {
        switch path.root {
        case .own: return run.own.flatMap { expanded($0.appending(path.members), depth: 0) }
        case .typed(let name):
            return [Path(root: .typed(name, method: nil), members: path.members)]
        case .parameter(let place):
            if let arguments = run.arguments {
                return place < arguments.count ? arguments[place].map { $0.appending(path.members) } : []
            }
            guard place < run.body.parameterTypes.count else { return [] }
            let typed = ColorReach.Root.typed(run.body.parameterTypes[place], method: run.body.name)
            return [Path(root: typed, members: path.members)]
        }
    }

    /// `titleLabel` of a property that gives `header.titleLabel`.
    private func expanded(_ path: Path, depth: Int) -> [Path] {
        guard depth < 4, path.root == .instance, let first = path.members.first, type.outletTypes[first] == nil else {
            return [path]
        }
        let results = type.result(ofGetter: first).filter { $0.root == .own && $0.members.first != first }
        guard !results.isEmpty else { return [path] }
        let rest = Array(path.members.dropFirst())
        return results.flatMap { expanded(Path(root: .instance, members: $0.members + rest), depth: depth + 1) }
    }

    // MARK: Calls

    private mutating func follow(_ call: ColorCall, _ run: Run, _ depth: Int) {
        let arguments = call.arguments.map { $0.flatMap { paths($0, run) } }
        let hasArguments = arguments.contains { !$0.isEmpty }
        switch call.receiver {
        case .implied: followOwn(call, run.own, arguments, run, depth)
        case .type(let name):
            guard hasArguments else { return }
            for body in candidates(call.name) where body.owner?.lastNamePart == name {
                self.run(Run(body: body, own: [], arguments: arguments, entry: run.entry), depth: depth + 1)
            }
        case .unknown:
            guard hasArguments else { return }
            let bodies = candidates(call.name).filter { $0.parameterTypes.count >= arguments.count }
            // A name that many types have says nothing about which of them is called.
            guard bodies.count <= 4 else { return }
            for body in bodies {
                self.run(Run(body: body, own: [], arguments: arguments, entry: run.entry), depth: depth + 1)
            }
        case .paths(let receivers):
            for path in receivers.flatMap({ paths($0, run) }) {
                if path.root == .instance, path.members.isEmpty {
                    followOwn(call, [path], arguments, run, depth)
                } else {
                    followOther(call, path, arguments, run, depth)
                }
            }
        }
    }

    private func candidates(_ name: String) -> [ColorBody] { code.callable[name] ?? [] }

    /// A method of the object that runs the code, or a function.
    private mutating func followOwn(
        _ call: ColorCall, _ own: [Path], _ arguments: [[Path]], _ run: Run, _ depth: Int
    ) {
        let isOfInstance = own.allSatisfy { $0.root == .instance && $0.members.isEmpty } && !own.isEmpty
        var bodies = isOfInstance ? type.bodiesByName[call.name] ?? [] : []
        if bodies.isEmpty {
            let known = (isOfInstance ? code.outside : code.callable)[call.name] ?? []
            bodies = known.filter { body in
                guard let owner = body.owner else { return true }
                return isOfInstance ? mayExtend(owner, type.ancestry) : owner == run.body.owner
            }
        }
        for body in bodies where (body.kind == .observer || body.kind == .documentObserver) == call.isAssignment {
            // What a setter of Objective-C is handed, the caller does not say.
            self.run(
                Run(
                    body: body, own: own, arguments: call.isAssignment ? nil : arguments, entry: run.entry),
                depth: depth + 1)
        }
    }

    /// A method of an object that the code reaches.
    private mutating func followOther(
        _ call: ColorCall, _ path: Path, _ arguments: [[Path]], _ run: Run, _ depth: Int
    ) {
        guard !call.isAssignment else { return }
        let isOutlet = path.root == .instance && path.members.count == 1
        let declared = isOutlet ? type.outletTypes[path.members[0]] : nil
        let known = (declared == nil ? code.outside : code.callable)[call.name] ?? []
        for body in known where body.kind == .method {
            guard let owner = body.owner else { continue }
            if isOutside(owner) {
                // Whether the object is one, the document knows.
                if let declared, owner.hasPrefix("UI") || owner.hasPrefix("NS"), declared.hasPrefix("UI"),
                    !ColorObjects.isKind(declared, of: owner)
                {
                    continue
                }
            } else if let declared {
                guard isKind(declared, of: owner) else { continue }
            } else {
                continue
            }
            var own = path
            own.ownerTypes[path.members.count] = owner
            self.run(Run(body: body, own: [own], arguments: arguments, entry: run.entry), depth: depth + 1)
        }
    }

    /// Whether a type is none of the project's classes: a class of Apple's or a library's with an extension, or a
    /// protocol.
    private func isOutside(_ owner: String) -> Bool {
        !code.classNames.contains(owner)
    }

    private func mayExtend(_ owner: String, _ ancestry: Set<String>) -> Bool {
        guard owner.hasPrefix("UI") || owner.hasPrefix("NS") else { return true }
        return ancestry.contains { $0 == owner || ColorObjects.isKind($0, of: owner) }
    }

    private func isKind(_ name: String, of owner: String) -> Bool {
        if name == owner { return true }
        guard case .swift(let types) = graph.classes.resolve(name, from: type.bodies.first?.path ?? "") else {
            return false
        }
        return types.contains { graph.classes.chain(of: $0).contains { $0.name == owner } }
    }
}
