/// The size of a project that was measured.
struct ProjectSize: Codable {
    var documents = 0
    var documentBytes = 0
    var swiftFiles = 0
    var swiftBytes = 0
    /// Swift files that loading parses: a scan of the bytes shows of the others that no document can name them.
    var parsedSwiftFiles = 0
    var parsedSwiftBytes = 0
    var objectiveCFiles = 0
    var objectiveCBytes = 0
    var outletConnections = 0
    var scenes = 0

    var bytes: Int { documentBytes + swiftBytes + objectiveCBytes }
}

/// The times of one process, in one interleaved series of runs.
struct TimeMeasurement: Codable {
    let size: ProjectSize
    /// libxml2 and swift-syntax alone on every document and every Swift file.
    let floor: Timing
    /// The same on the files alone that loading parses.
    let parsedFloor: Timing
    /// Scanning the folders and reading the files alone: the part of loading that the floor, whose texts are in memory,
    /// does not have.
    let files: Timing
    /// Scanning, reading, parsing and linking.
    let load: Timing
    /// Each transform whose plugin is beside the executable, on the loaded project.
    let plans: [PlanMeasurement]
    /// Drawing every document.
    let pictures: PictureMeasurement
}

/// Planning with one transform.
struct PlanMeasurement: Codable {
    let transform: String
    var timing = Timing()
    var changes = 0
}

/// The peak memory of a process that did one thing.
struct MemoryMeasurement: Codable {
    let peak: Int
}

/// Everything about one project, and the conditions under which it was measured.
struct ProjectMeasurement: Codable {
    let name: String
    let threads: Int
    let runs: Int
    let time: TimeMeasurement
    /// Peaks of processes that did nothing, loaded, and loaded and planned.
    let idleMemory: Int
    let loadMemory: Int
    let planMemory: [PlanMemory]

    /// The peak of a process that loaded and planned with one transform.
    struct PlanMemory: Codable {
        let transform: String
        let peak: Int
    }

    private enum CodingKeys: String, CodingKey {
        case name, threads, runs, time
        case idleMemory = "idle-memory"
        case loadMemory = "load-memory"
        case planMemory = "plan-memory"
    }

    var loadRatio: Double { time.load.ratio(to: time.floor) }
    var memoryRatio: Double { Double(loadMemory) / Double(max(1, time.size.bytes)) }
    /// Without what a process of ours needs before it reads anything.
    var ownMemoryRatio: Double { Double(max(0, loadMemory - idleMemory)) / Double(max(1, time.size.bytes)) }
}
