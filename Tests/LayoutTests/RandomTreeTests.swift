import InterfaceBuilder
import Layout
import Randomness
import Testing

/// Trees of views at random frames, with enough constraints to say where each is: solving gives the frames back.
@Suite struct RandomTreeTests {
    @Test(arguments: 0..<60) func `complete constraints give the frames that they were made from`(_ seed: Int) throws {
        var tree = RandomTree(seed: seed)
        let document = try storyboard(tree.grow())
        let layout = try layout(document)
        #expect(layout.conflicts.isEmpty)
        #expect(layout.views.count == tree.frames.count + 1)
        for (id, frame) in tree.frames {
            #expect(try layout.view(id).source == .solved)
            #expect(near(try layout.frame(id), frame), "\(id) of \(seed)")
        }
    }

    @Test(arguments: 0..<20) func `the same document gives the same layout`(_ seed: Int) throws {
        var tree = RandomTree(seed: 1_000 + seed)
        let text = tree.grow()
        let first = try layout(try storyboard(text)).views.map(\.frame)
        let second = try layout(try storyboard(text)).views.map(\.frame)
        #expect(first == second)
    }
}

/// A tree of views below a root of 375 by 667 points.
private struct RandomTree {
    private(set) var frames: [String: [Double]] = [:]
    private var random: SeededRandom
    private var constraintCount = 0

    init(seed: Int) {
        random = SeededRandom(seed: 2_024, stream: seed)
    }

    mutating func grow() -> String { content(of: "root", width: 375, height: 667, depth: 0) }

    /// Subviews and the constraints that place them.
    private mutating func content(of parent: String, width: Double, height: Double, depth: Int) -> String {
        var views = ""
        var constraints = ""
        var siblings: [String] = []
        for _ in 0..<Int.random(in: depth == 0 ? 2...4 : 0...3, using: &random) {
            let id = "v\(frames.count)"
            let frame = [
                number(0, 200), number(0, 300), number(1, 180), number(1, 300),
            ]
            frames[id] = frame
            constraints += place(id, in: parent, width, axis: 0, siblings)
            constraints += place(id, in: parent, height, axis: 1, siblings)
            siblings.append(id)
            let inside = depth < 3 ? content(of: id, width: frame[2], height: frame[3], depth: depth + 1) : ""
            views += """
                <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="0" y="0" width="9" height="9"/>\(inside)</view>
                """
        }
        return "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
    }

    /// Two constraints that say where the view is along an axis.
    private mutating func place(
        _ id: String, in parent: String, _ length: Double, axis: Int, _ siblings: [String]
    ) -> String {
        let (start, end, size, center) =
            axis == 0 ? ("leading", "trailing", "width", "centerX") : ("top", "bottom", "height", "centerY")
        let (own, ownLength) = (frames[id]![axis], frames[id]![axis + 2])
        let fixed = constraint("\(id).\(size)", nil, ownLength)
        switch Int.random(in: 0...4, using: &random) {
        case 0: return constraint("\(id).\(start)", "\(parent).\(start)", own) + fixed
        case 1: return constraint("\(parent).\(end)", "\(id).\(end)", length - own - ownLength) + fixed
        case 2:
            return constraint("\(id).\(start)", "\(parent).\(start)", own)
                + constraint("\(parent).\(end)", "\(id).\(end)", length - own - ownLength)
        case 3:
            return constraint("\(id).\(center)", "\(parent).\(center)", own + ownLength / 2 - length / 2) + fixed
        default:
            guard let other = siblings.randomElement(using: &random) else {
                return constraint("\(id).\(end)", "\(parent).\(start)", own + ownLength) + fixed
            }
            let behind = frames[other]![axis] + frames[other]![axis + 2]
            let half = constraint("\(id).\(size)", "\(other).\(size)", ownLength - frames[other]![axis + 2] / 2)
            return constraint("\(id).\(start)", "\(other).\(end)", own - behind)
                + half.replacing("constant=", with: "multiplier=\"1:2\" constant=")
        }
    }

    private mutating func constraint(_ first: String, _ second: String?, _ constant: Double) -> String {
        constraintCount += 1
        func side(_ name: String, _ text: String) -> String {
            let words = text.split(separator: ".")
            return "\(name)Item=\"\(words[0])\" \(name)Attribute=\"\(words[1])\" "
        }
        let other = second.map { side("second", $0) } ?? ""
        return "<constraint \(side("first", first))\(other)constant=\"\(constant)\" id=\"c\(constraintCount)\"/>"
    }

    private mutating func number(_ low: Int, _ high: Int) -> Double {
        Double(Int.random(in: low * 2...high * 2, using: &random)) / 2
    }
}
