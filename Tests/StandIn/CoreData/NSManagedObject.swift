import UIKit

@objc open class NSManagedObject: NSObject, NSFetchRequestResult {
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}
    public init(context: NSManagedObjectContext) {}
    open class func entity() -> NSEntityDescription { NSEntityDescription() }
    open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> { NSFetchRequest() }
    open var managedObjectContext: NSManagedObjectContext? { nil }
    open var objectID: NSManagedObjectID { NSManagedObjectID() }
    open var entity: NSEntityDescription { NSEntityDescription() }
    open var isDeleted: Bool { false }
    open var isInserted: Bool { false }
    open var isFault: Bool { false }
    open var hasChanges: Bool { false }
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willChangeValue(forKey key: String, withSetMutation kind: Int, using objects: Set<AnyHashable>) {}
    open func primitiveValue(forKey key: String) -> Any? { nil }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
}

@objc public protocol NSFetchRequestResult: NSObjectProtocol {}
@objc open class NSManagedObjectID: NSObject, NSFetchRequestResult {
    open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}
@objc open class NSManagedObjectModel: NSObject {
    public convenience init?(contentsOf url: URL) { self.init() }
    open var entities: [NSEntityDescription] = []
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { nil }
}
@objc open class NSEntityDescription: NSObject {
    open var name: String?
    open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject { NSManagedObject(context: context) }
    open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        nil
    }
}

@objc public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

@objc open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public convenience init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.init() }
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var mergePolicy: Any = 0
    open var automaticallyMergesChangesFromParent = false
    open var undoManager: UndoManager?
    open var hasChanges: Bool { false }
    open var insertedObjects: Set<NSManagedObject> { [] }
    open var updatedObjects: Set<NSManagedObject> { [] }
    open var deletedObjects: Set<NSManagedObject> { [] }
    open func perform(_ block: @escaping () -> Void) {}
    open func performAndWait(_ block: () -> Void) { block() }
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { .init() }
    open func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
    open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { NSManagedObject(context: self) }
    open func insert(_ object: NSManagedObject) {}
    open func delete(_ object: NSManagedObject) {}
    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
    open func refreshAllObjects() {}
    open func save() throws {}
    open func reset() {}
    open func rollback() {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

@objc open class NSPersistentStoreRequest: NSObject {}
@objc open class NSPersistentStoreResult: NSObject {}

open class NSFetchRequest<Result>: NSPersistentStoreRequest {
    public override init() { super.init() }
    public convenience init(entityName: String) { self.init() }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var entity: NSEntityDescription?
    open var returnsObjectsAsFaults = true
    open var includesPropertyValues = true
    open var includesSubentities = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open func execute() throws -> [Result] { [] }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

@objc open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public init<Result>(fetchRequest: NSFetchRequest<Result>) {}
}

@objc open class NSPersistentStoreCoordinator: NSObject {
    public init(managedObjectModel model: NSManagedObjectModel) {}
    @discardableResult
    open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> Any { 0 }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = 0
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = 0

@objc open class NSPersistentStoreDescription: NSObject {
    public convenience init(url: URL) { self.init() }
    open var url: URL?
    open var type = ""
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
}

@objc open class NSPersistentContainer: NSObject {
    public convenience init(name: String) { self.init() }
    public convenience init(name: String, managedObjectModel: NSManagedObjectModel) { self.init() }
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
    open var viewContext: NSManagedObjectContext { NSManagedObjectContext() }
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
    open func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, Error?) -> Void) {}
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}

open class NSFetchedResultsController<Result>: NSObject {
    public init(
        fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) {}
    open weak var delegate: NSFetchedResultsControllerDelegate?
    open var fetchRequest: NSFetchRequest<Result> { NSFetchRequest() }
    open var managedObjectContext: NSManagedObjectContext { NSManagedObjectContext() }
    open var fetchedObjects: [Result]? { nil }
    open var sections: [NSFetchedResultsSectionInfo]? { nil }
    open var sectionIndexTitles: [String] { [] }
    open func performFetch() throws {}
    open func object(at indexPath: IndexPath) -> Result { preconditionFailure("There are no objects.") }
    open func indexPath(forObject object: Result) -> IndexPath? { nil }
    open func section(forSectionIndexTitle title: String, at index: Int) -> Int { 0 }
    open class func deleteCache(withName name: String?) {}
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

@objc public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = Self("NSManagedObjectContextDidSave")
    public static let NSManagedObjectContextWillSave = Self("NSManagedObjectContextWillSave")
    public static let NSManagedObjectContextObjectsDidChange = Self("NSManagedObjectContextObjectsDidChange")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
