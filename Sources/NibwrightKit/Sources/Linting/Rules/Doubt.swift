/// Why a finding may be wrong.
enum Doubt {
    /// The first of several reasons that applies; nil where none does.
    static func first(_ reasons: (applies: Bool, reason: String)...) -> String? {
        reasons.first(where: \.applies)?.reason
    }

    /// `crashes`, or `would crash` where there is a doubt: what is not certain does not state the worst as a fact.
    static func crashes(_ doubt: String?) -> String { doubt == nil ? "crashes" : "would crash" }
}
