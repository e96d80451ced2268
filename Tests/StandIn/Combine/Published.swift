@_exported import UIKit

public protocol ObservableObject: AnyObject {}
extension ObservableObject {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
public final class ObservableObjectPublisher {
    public init() {}
    public func send() {}
}

public protocol Cancellable { func cancel() }
public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) {}
    public func cancel() {}
    public func store(in set: inout Set<AnyCancellable>) {}
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) {}
}

public struct AnyPublisher<Output, Failure: Error> {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { AnyCancellable {} }
    public func receive(on queue: DispatchQueue) -> Self { self }
    public func dropFirst(_ count: Int = 1) -> Self { self }
    public func eraseToAnyPublisher() -> Self { self }
    public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure> { .init() }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Self { self }
}
public enum Subscribers {
    public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var wrappedValue: Value
    public var projectedValue: AnyPublisher<Value, Never> { AnyPublisher() }
}

public final class PassthroughSubject<Output, Failure: Error> {
    public init() {}
    public func send(_ value: Output) {}
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}
public final class CurrentValueSubject<Output, Failure: Error> {
    public init(_ value: Output) { self.value = value }
    public var value: Output
    public func send(_ value: Output) { self.value = value }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}
