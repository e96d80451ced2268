import ObjectiveCCode
import SwiftCode

extension ColorBody {
    /// A method of Objective-C in the form that Swift's bodies have.
    init(_ body: ObjectiveCColorBody, path: String) {
        let kind: Kind =
            body.name == "initWithCoder" ? .decodingInitializer : body.name.hasPrefix("init") ? .initializer : .method
        self.init(
            kind: kind, name: body.name, owner: body.className,
            isStatic: false, parameterTypes: body.parameterTypes, path: path, offset: body.offset,
            uses: body.uses.map(ColorUse.init), calls: body.calls.map(ColorCall.init))
    }
}

extension MemberPath {
    fileprivate init(_ path: ObjectiveCColorBody.Path) {
        let root: Root =
            switch path.root {
            case .own: .own
            case .parameter(let place): .parameter(place)
            case .typed(let name): .typed(name)
            }
        self.init(root, path.members)
    }
}

extension ColorUse {
    fileprivate init(_ use: ObjectiveCColorBody.Use) {
        let kind: Kind =
            switch use.action {
            case .set: .set
            case .read(let member): .read(member: member)
            case .compared: .compared
            }
        self.init(
            kind: kind, path: MemberPath(use.path), state: use.state, offset: use.offset, isDeferred: use.isDeferred)
    }
}

extension ColorCall {
    fileprivate init(_ call: ObjectiveCColorBody.Call) {
        self.init(
            name: call.name, receiver: .paths([MemberPath(call.receiver)]),
            arguments: call.arguments.map { $0.map { [MemberPath($0)] } ?? [] }, isDeferred: call.isDeferred)
    }
}
