import ProjectFiles
import TransformKit

/// Documents of a project without their copies for other languages.
struct DocumentCopies {
    let graph: ProjectGraph

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// One document for each storyboard or xib that a target builds: of its languages the base.
    func base(of form: DocumentKind.Form) -> [IBDocument] {
        let all = graph.documents.filter { document in
            document.kind.form == form && document.kind.platform != .watchOS && !document.isLaunchScreen
        }
        return Dictionary(grouping: all, by: \.pathWithoutLanguage).values.compactMap(single).sorted {
            $0.path < $1.path
        }
    }

    /// The copy of the base language, then English, among those that a target builds, if any does.
    func single(_ copies: [IBDocument]) -> IBDocument? {
        let built = copies.filter { !graph.resourceBundles(of: $0.path).isEmpty }
        return (built.isEmpty ? copies : built).min { ($0.languageRank, $0.path) < ($1.languageRank, $1.path) }
    }
}

extension IBDocument {
    /// The base language first, then English.
    fileprivate var languageRank: Int {
        switch LocalizedFile(path: path).language {
        case nil, "Base"?: 0
        case "en"?: 1
        default: 2
        }
    }
}
