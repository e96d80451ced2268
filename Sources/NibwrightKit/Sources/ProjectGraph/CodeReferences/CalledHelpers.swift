import SourceText
import SwiftCode

/// The functions that the name in a call may mean.
///
/// Of many overloads, those that differ in nothing that decides a name are followed as one.
struct CalledHelpers {
    /// The number of overloads up to which each is followed by itself.
    private static let few = 8

    private var helpers: [ReferenceHelper] = []
    private var byRegion: [String: [ReferenceHelper]] = [:]
    /// For the site of a function that stands for others, the sites of those.
    private(set) var twins: [CodeRange: [CodeRange]] = [:]

    init(_ all: [ReferenceHelper]) {
        var known: [HelperShape: CodeRange] = [:]
        for helper in all {
            let site = CodeRange(path: helper.file.path, range: helper.site.range)
            if all.count > Self.few, let shape = HelperShape(helper) {
                if let first = known[shape] {
                    twins[first, default: []].append(site)
                    continue
                }
                known[shape] = site
            }
            helpers.append(helper)
            byRegion[helper.region, default: []].append(helper)
        }
    }

    /// Those of a region, or else all.
    func near(_ region: String) -> [ReferenceHelper] { byRegion[region] ?? helpers }
}

/// The facts about a function with a site that decide what its calls name; functions of one shape are followed as one.
private struct HelperShape: Hashable {
    private struct Parameter: Hashable {
        let label: String?
        let name: String
        /// The parameter's type; nil for one that decides nothing.
        let type: String?
        let isMetatype: Bool
        let isString: Bool
        let defaultValue: StringExpression?
    }

    private let path: String
    private let region: String
    private let owner: String?
    private let kind: SwiftMember.Kind
    private let isStatic: Bool
    private let result: String?
    private let parameters: [Parameter]
    private let siteKind: ReferenceSite.Kind
    private let expressions: [StringExpression?]
    private let words: [String?]
    /// Whether a function that does nothing but make a controller casts it with `as!`; nil for any other function.
    private let makes: Bool?

    /// Reads the shape of a function; nil for functions that differ in more: generic ones, and those that call others.
    init?(_ helper: ReferenceHelper) {
        let (member, site) = (helper.member, helper.site)
        guard helper.calls.isEmpty, member.genericParameters.isEmpty else { return nil }
        path = helper.path
        region = helper.region
        owner = member.owner
        kind = member.kind
        isStatic = member.isStatic
        result = member.type
        siteKind = site.kind
        expressions = [site.name, site.storyboard, site.bundle].map { $0?.withoutPlaces }
        words = [site.enclosingType, site.expectedClass, site.maker, site.making?.type]
        makes = site.making.map(\.isForced)
        let deciding = site.name.parameterNames.union(site.storyboard?.parameterNames ?? [])
        parameters = member.parameters.map { parameter in
            Parameter(
                label: parameter.label, name: parameter.name,
                type: deciding.contains(parameter.name) ? parameter.type : nil, isMetatype: parameter.isMetatype,
                isString: parameter.type == "String", defaultValue: parameter.defaultValue?.withoutPlaces)
        }
    }
}
