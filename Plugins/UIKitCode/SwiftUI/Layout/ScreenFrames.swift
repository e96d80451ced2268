import Layout
import TransformKit

/// Where constraints put the views of a screen, on every screen of the proof.
struct ScreenFrames {
    let layouts: [ContentLayout]
    /// The room of the screen's view, and what bars leave of it.
    let rooms: [ContentLayout.Rooms]
    /// The number of screens on which the document's views do not fit, and which are not compared.
    let cutScreens: Int
    private let frames: [Element: [Rect]]

    /// Whether a view keeps to the margins of the system, which are 16 points, and 20 on wide screens.
    var hasSystemMargins: Bool {
        frames.values.contains { rects in
            let starts = Set(rects.map { $0.x.rounded() })
            return starts == [16, 20]
        }
    }

    var whole: [Rect] { rooms.map(\.whole) }
    var safe: [Rect] { rooms.map(\.safe) }

    /// - Parameter mayTurn: whether the app has a language that is written from right to left.
    /// - Throws: the first view of which it is not known where it is.
    init(of root: Element, _ views: [Element], mayTurn: Bool) throws(Obstacle) {
        // SwiftUI keeps off a notch at the side, which constraints to the view itself do not: only what is above and below
        // counts.
        let environments = LayoutProof.screens.map { screen in
            LayoutEnvironment(
                containerSize: screen.size,
                safeArea: EdgeDistances(top: screen.safeArea.top, bottom: screen.safeArea.bottom))
        }
        let rooms = environments.map { environment in
            let (size, bars) = (environment.containerSize, environment.safeArea)
            return ContentLayout.Rooms(
                safe: Rect(x: 0, y: bars.top, width: size.width, height: size.height - bars.top - bars.bottom),
                whole: Rect(x: 0, y: 0, width: size.width, height: size.height))
        }
        var frames: [Element: [Rect]] = [:]
        for environment in environments {
            let scene = SceneLayout(of: root, in: environment)
            var mirrored = environment
            mirrored.isRightToLeft = true
            let other = SceneLayout(of: root, in: mirrored)
            for view in views {
                guard let place = scene[view], let back = other[view] else {
                    throw Self.obstacle(view, "has no place that is known")
                }
                switch place.source {
                case .solved, .autoresized, .stored: break
                default: throw Self.obstacle(view, "is where nothing but its stored frame puts it")
                }
                let overhang = environment.overhang(of: view)
                let rect = place.frameInRoot.without(overhang)
                let mirrored = back.frameInRoot.without(overhang)
                let turned = environment.containerSize.width - mirrored.maxX
                guard !mayTurn || abs(turned - rect.x) < 1 && abs(mirrored.width - rect.width) < 1 else {
                    throw Self.obstacle(view, "does not change sides with the language")
                }
                frames[view, default: []].append(rect)
            }
        }
        // Views that do not fit on a screen are cut off there, by UIKit and by SwiftUI at different sides.
        let outside = views.filter { view in !view.ancestors.contains { $0.isNamed("scrollView") } }
        let fitting = environments.indices.filter { screen in
            outside.allSatisfy { view in frames[view].map { rooms[screen].whole.contains($0[screen]) } ?? false }
        }
        let kept = fitting.count > 2 ? fitting : Array(environments.indices)
        cutScreens = environments.count - kept.count
        layouts = kept.map { ContentLayout(environments[$0]) }
        self.rooms = kept.map { rooms[$0] }
        self.frames = frames.mapValues { rects in kept.map { rects[$0] } }
    }

    subscript(view: Element) -> [Rect] { frames[view] ?? [] }

    /// The places on one of the screens.
    func of(_ screen: Int) -> [Element: Rect] { frames.mapValues { $0[screen] } }

    private static func obstacle(_ view: Element, _ what: String) -> Obstacle {
        Obstacle(code: .notStacks, reason: "\(ElementSubject(view).words) \(what)", place: view.place)
    }
}

extension Rect {
    /// Whether another rectangle is inside, but for what pixels make of it.
    fileprivate func contains(_ other: Rect) -> Bool {
        other.x > x - 1 && other.y > y - 1 && other.maxX < maxX + 1 && other.maxY < maxY + 1
    }

    /// What is left within a distance from the sides.
    fileprivate func without(_ edges: EdgeDistances) -> Rect {
        Rect(
            x: x + edges.left, y: y + edges.top, width: width - edges.left - edges.right,
            height: height - edges.top - edges.bottom)
    }
}
