import SourceText
import SwiftCode

/// Reads Swift as if it stood in `Cafe.swift`.
func read(_ text: String) -> SwiftFile { SwiftFile.read(SourceText(path: "Cafe.swift", text)) }

/// The outlets of a class whose body is `members`.
func outlets(_ members: String) -> [SwiftOutlet] {
    read("class Menu: UIViewController {\n\(members)\n}\n").types.flatMap(\.outlets)
}

/// Selectors of the methods of a class whose body is `members`.
func selectors(_ members: String) -> [String] {
    read("class Menu: UIViewController {\n\(members)\n}\n").types.flatMap(\.actions).map(\.selector)
}

/// Uses of `name` in a whole file.
func uses(of name: String, in text: String) -> [MemberUse] {
    MemberUse.find([name], in: SourceText(path: "Cafe.swift", text))
}

/// What the code of a method does with the property `x` of its class, use by use.
func roles(_ body: String) -> [MemberUse.Role] {
    uses(of: "x", in: "class Menu {\n    func run() {\n\(body)\n    }\n}\n").map(\.role)
}
