// What Foundation on Linux lacks of its own classes. The simulated app takes those as they are, since they work.

extension NotificationCenter {
    /// - Note: the observer is kept, which Apple's center does not do.
    @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        let observer = observer as AnyObject
        _ = addObserver(forName: name, object: object, queue: nil) { notification in
            MainActor.assumeIsolated {
                InterfaceRuntime.shared.send(selector.name, to: observer, with: [notification])
            }
        }
    }
}

open class UndoManager: NSObject {}
