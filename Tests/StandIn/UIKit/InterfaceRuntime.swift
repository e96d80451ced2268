/// What the Objective-C runtime would know of an app's classes, as far as documents ask: names, outlets, actions.
///
/// Nothing fills it where sources are only type-checked; the simulated app fills it from tables made of its source.
@MainActor public final class InterfaceRuntime {

    public static let shared = InterfaceRuntime()

    public typealias Getter = (AnyObject) -> Any?
    public typealias Setter = (AnyObject, Any?) -> Void
    public typealias Action = (AnyObject, [Any?]) -> Void
    public typealias SegueAction = (AnyObject, [Any?]) -> UIViewController?
    public typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    private struct Members {
        var getters: [String: Getter] = [:]
        var setters: [String: Setter] = [:]
        var actions: [String: Action] = [:]
        var segueActions: [String: SegueAction] = [:]
    }

    private var classes: [String: AnyClass] = [:]
    private var makers: [String: () -> AnyObject] = [:]
    private var segueMakers: [String: SegueMaker] = [:]
    private var members: [ObjectIdentifier: Members] = [:]

    /// Told of everything that one would see: pushes, presentations, alerts.
    public var observer: ((String) -> Void)?
    /// Called where UIKit would raise an exception.
    public var failure: (String) -> Never = { fatalError($0) }

    /// Ids of the segues of documents that were performed.
    public internal(set) var performedSegues: [String] = []

    /// What lives until the run loop has turned, as autoreleased objects do.
    private var autoreleased: [AnyObject] = []

    func autorelease(_ objects: [AnyObject]) { autoreleased += objects }

    /// The run loop has turned.
    public func drain() { autoreleased = [] }

    func note(_ event: String) { observer?(event) }

    // MARK: Filling

    public func addClass(_ type: AnyClass, named name: String, make: (() -> AnyObject)?) {
        classes[name] = type
        makers[name] = make
    }

    public func addSegueClass(named name: String, make: @escaping SegueMaker) { segueMakers[name] = make }

    public func addOutlet(_ name: String, of type: AnyClass, get: @escaping Getter, set: @escaping Setter) {
        members[ObjectIdentifier(type), default: Members()].getters[name] = get
        members[ObjectIdentifier(type), default: Members()].setters[name] = set
    }

    public func addAction(_ selector: String, of type: AnyClass, _ action: @escaping Action) {
        members[ObjectIdentifier(type), default: Members()].actions[selector] = action
    }

    public func addSegueAction(_ selector: String, of type: AnyClass, _ action: @escaping SegueAction) {
        members[ObjectIdentifier(type), default: Members()].segueActions[selector] = action
    }

    // MARK: Asking

    public func type(named name: String) -> AnyClass? { classes[name] }

    public func makeObject(ofClassNamed name: String) -> AnyObject? { makers[name]?() }

    func segueMaker(named name: String) -> SegueMaker? { segueMakers[name] }

    func setter(of outlet: String, on object: AnyObject) -> Setter? { first(on: object) { $0.setters[outlet] } }

    func action(_ selector: String, on object: AnyObject) -> Action? { first(on: object) { $0.actions[selector] } }

    func segueAction(_ selector: String, on object: AnyObject) -> SegueAction? {
        first(on: object) { $0.segueActions[selector] }
    }

    /// The outlets of an object with what they hold, by name.
    public func outlets(of object: AnyObject) -> [(name: String, value: Any?)] {
        var getters: [String: Getter] = [:]
        for members in chain(of: Swift.type(of: object)) { getters.merge(members.getters) { own, _ in own } }
        return getters.sorted { $0.key < $1.key }.map { ($0.key, $0.value(object)) }
    }

    /// Sends a message as Objective-C would: to the most derived class that has the method.
    func send(_ selector: String, to object: AnyObject, with arguments: [Any?]) {
        if let action = action(selector, on: object) { return action(object, arguments) }
        let name = String(describing: Swift.type(of: object))
        failure("-[\(name) \(selector)]: unrecognized selector sent to instance")
    }

    func hasAction(_ selector: String, in type: AnyClass) -> Bool {
        chain(of: type).contains { $0.actions[selector] != nil }
    }

    private func first<Member>(on object: AnyObject, _ member: (Members) -> Member?) -> Member? {
        chain(of: Swift.type(of: object)).lazy.compactMap(member).first
    }

    /// The members of a class, then of its superclasses.
    private func chain(of type: AnyClass) -> [Members] {
        var result: [Members] = []
        var next: AnyClass? = type
        while let type = next {
            if let found = members[ObjectIdentifier(type)] { result.append(found) }
            next = _getSuperclass(type)
        }
        return result
    }
}
