/// A value that Objective-C signatures may hold: the compiler asks for no more than this conformance.
public protocol BridgedValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

extension BridgedValue {

    public func _bridgeToObjectiveC() -> NSValue { NSNumber(value: 0) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {}

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool { false }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        preconditionFailure("Types are checked against this module, and nothing runs with it.")
    }
}
