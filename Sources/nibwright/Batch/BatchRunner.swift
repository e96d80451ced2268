import Batch
import Foundation
import Planning
import SourceText

/// Does what a run asks of its projects, several at a time, and keeps a record of each as it ends.
final class BatchRunner: @unchecked Sendable {
    private let request: BatchRequest
    private let run: RunFolder
    private let watch: ProcessWatch
    private let progress: BatchProgress
    private let workers: Int
    private let lock = NSLock()
    /// What is to be done, the last first.
    private var waiting: [(project: BatchProject, files: BatchFiles?)]
    private var made: [ProjectRecord] = []
    private var failure: (any Error)?

    /// - Parameter projects: those that are to be done. The largest are begun first, so that no worker is left alone with
    ///   one of them at the end.
    init(
        _ projects: [BatchProject], request: BatchRequest, run: RunFolder, watch: ProcessWatch, progress: BatchProgress,
        workers: Int
    ) {
        let sized: [(project: BatchProject, files: BatchFiles?)] = concurrentMap(projects, threads: workers) {
            project in
            guard case .folder(let path) = project.location, FileManager.default.isFolder(path) == true else {
                return (project, nil)
            }
            return (project, BatchFiles(path))
        }
        let order = sized.indices.sorted { (sized[$0].files?.bytes ?? 0, $1) < (sized[$1].files?.bytes ?? 0, $0) }
        waiting = order.map { sized[$0] }
        self.request = request
        self.run = run
        self.watch = watch
        self.progress = progress
        self.workers = workers
    }

    /// The records that were made; those of projects which were not finished are missing.
    func records() throws -> [ProjectRecord] {
        let threads = (0..<max(1, min(workers, waiting.count))).map { _ in
            let done = DispatchSemaphore(value: 0)
            // Plans of repositories are read in this process when work is taken up again.
            let thread = Thread { [self] in
                while let (project, files) = next() { work(on: project, files) }
                done.signal()
            }
            thread.stackSize = 8 << 20
            thread.start()
            return done
        }
        for done in threads { done.wait() }
        if let failure { throw failure }
        return made
    }

    private func next() -> (BatchProject, BatchFiles?)? {
        lock.withLock { watch.isInterrupted || failure != nil ? nil : waiting.popLast() }
    }

    private func work(on project: BatchProject, _ files: BatchFiles?) {
        let job = ProjectRun(project: project, request: request, run: run, files: files, watch: watch)
        do {
            let record = try job.record()
            try run.add(record)
            job.forgetOutcomes()
            lock.withLock { made.append(record) }
            progress.finished(record)
        } catch is ProjectRun.Interrupted {
        } catch {
            lock.withLock { failure = failure ?? error }
        }
    }
}
