import TransformKit

/// Documents by the targets that build them.
struct OwnedDocuments {
    private(set) var byOwner: [SceneOwner: [IBDocument]] = [:]
    /// The documents for which no code can be written, with the reason.
    private(set) var refused: [(document: IBDocument, obstacle: Obstacle)] = []

    init(_ documents: [IBDocument], _ graph: ProjectGraph) {
        var owners = SceneOwners(graph)
        for document in documents {
            do throws(Obstacle) {
                byOwner[try owners.owner(of: document), default: []].append(document)
            } catch {
                refused.append((document, error))
            }
        }
    }

    /// The owner of the most targets first, since others use what its file declares.
    var order: [SceneOwner] {
        byOwner.keys.sorted { first, second in
            let counts = (first.targets.count, second.targets.count)
            return counts.0 != counts.1
                ? counts.0 > counts.1 : (byOwner[first]?[0].path ?? "") < (byOwner[second]?[0].path ?? "")
        }
    }
}
