import Foundation

/// Maps items on several threads; the result's order is that of the items, whatever the threads do.
///
/// Threads of its own, because reading code recurses and a worker thread of the system's pool may have a stack of 512
/// KiB.
public func concurrentMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], threads: Int, _ transform: @escaping @Sendable (Item) -> Output
) -> [Output] {
    let workers = max(1, min(threads, items.count))
    // A map inside a map's transform gets no threads of its own: to start one for each file cost a tenth of loading.
    if workers == 1, DeepStack.isCurrent { return items.map(transform) }
    let work = SharedWork<Item, Output>(items)
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<workers {
        DeepStack.start {
            while let (index, item) = work.next() { work.finish(index, transform(item)) }
            finished.signal()
        }
    }
    for _ in 0..<workers { finished.wait() }
    return work.results()
}

/// The number of active processors: as many threads work where a caller or the command line names no number.
public var defaultThreadCount: Int { ProcessInfo.processInfo.activeProcessorCount }

private final class SharedWork<Item: Sendable, Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let items: [Item]
    private var taken = 0
    private var outputs: [Output?]

    init(_ items: [Item]) {
        self.items = items
        outputs = Array(repeating: nil, count: items.count)
    }

    func next() -> (Int, Item)? {
        lock.withLock {
            guard taken < items.count else { return nil }
            taken += 1
            return (taken - 1, items[taken - 1])
        }
    }

    func finish(_ index: Int, _ output: Output) {
        lock.withLock { outputs[index] = output }
    }

    func results() -> [Output] {
        lock.withLock { outputs.map { $0! } }
    }
}
