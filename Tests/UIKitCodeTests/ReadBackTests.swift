import InterfaceBuilder
import Layout
import SourceText
import Testing

@testable import UIKitCode

/// The proof that written Swift puts each view where the document does.
@Suite("Swift that is read back")
struct ReadBackTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="roo-t0-001">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                            <rect key="frame" x="16" y="16" width="343" height="44"/>
                        </view>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                    <constraints>
                        <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" constant="16" id="con-00-001"/>
                        <constraint firstItem="box-00-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" constant="16" id="con-00-002"/>
                        <constraint firstItem="saf-e0-001" firstAttribute="trailing" secondItem="box-00-001" secondAttribute="trailing" constant="16" id="con-00-003"/>
                        <constraint firstItem="box-00-001" firstAttribute="height" secondItem="box-00-001" secondAttribute="width" multiplier="1:4" id="con-00-004"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    private static let text = """
        import UIKit

        final class BoxView: UIView {
            private let box: UIView = {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                return view
            }()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubviews()
                activateConstraints()
            }

            private func addSubviews() {
                addSubview(box)
            }

            private func activateConstraints() {
                let boxTop = box.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)
                boxTop.identifier = "top"
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
                    boxTop,
                    box.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
                    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 4),
                ])
            }
        }

        """

    private static func difference(_ text: String) throws -> String? {
        let source = SourceText(path: "Box.xib", bytes: Array(document.utf8))
        let document = try IBDocument.read(source).get()
        let root = try #require(document.topLevelObjects.first)
        let views = [root] + root.descendants.filter { $0.isNamed("view") }
        let places = root.layoutConstraints.map { (rank: $0.element.index, owner: "self") }
        return LayoutProof(of: views, kinds: ["UIView": "view"], places: places, text).difference
    }

    @Test("is the same where it says what the document says")
    func same() throws { #expect(try Self.difference(Self.text) == nil) }

    @Test(
        "is told apart where it says something else",
        arguments: [
            ("constant: -16", "constant: -20"), ("multiplier: 1 / 4", "multiplier: 1 / 5"),
            ("safeAreaLayoutGuide.topAnchor", "topAnchor"),
        ])
    func elsewhere(written: String, wrong: String) throws {
        let text = Self.text.replacing(written, with: wrong)
        #expect(text != Self.text)
        #expect(try Self.difference(text)?.contains("would be elsewhere") == true)
    }

    @Test(
        "is told apart where a constraint is missing or ties unlike edges, although the stored frame is the same",
        arguments: [
            ("            boxTop,\n", ""), ("leadingAnchor, constant", "leftAnchor, constant"),
            ("box.leadingAnchor.constraint", "box.leftAnchor.constraint"),
        ])
    func undecided(written: String, wrong: String) throws {
        let text = Self.text.replacing(written, with: wrong)
        #expect(text != Self.text)
        #expect(try Self.difference(text)?.hasPrefix("nothing in the code decides where the view box-00-001") == true)
    }

    @Test("is refused where a statement is not understood, or a view is nowhere")
    func strange() throws {
        #expect(
            try Self.difference(Self.text.replacing("addSubview(box)", with: "insertSubview(box, at: 0)"))
                == "the code puts 1 views into each other, and the document has 2")
        #expect(
            try Self.difference(Self.text.replacing("addSubview(box)", with: "for view in [box] { addSubview(view) }"))
                == "the code could not be read back: for view in [box] { addSubview(view) }")
    }

    // MARK: Cells

    private static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <tableViewCell contentMode="scaleToFill" id="cel-l0-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-l0-001" id="con-te-001">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                                <rect key="frame" x="16" y="4" width="288" height="36"/>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="con-te-001" secondAttribute="leading" constant="16" id="con-00-001"/>
                            <constraint firstItem="box-00-001" firstAttribute="top" secondItem="con-te-001" secondAttribute="top" constant="4" id="con-00-002"/>
                            <constraint firstAttribute="trailing" secondItem="box-00-001" secondAttribute="trailing" constant="16" id="con-00-003"/>
                            <constraint firstAttribute="bottom" secondItem="box-00-001" secondAttribute="bottom" constant="4" id="con-00-004"/>
                        </constraints>
                    </tableViewCellContentView>
                </tableViewCell>
            </objects>
        </document>

        """

    private static let cellText = """
        final class BoxCell: UITableViewCell {
            private let box: UIView = {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                return view
            }()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.clipsToBounds = true
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                ])
            }
        }

        """

    private static func cellDifference(_ text: String) throws -> String? {
        let source = SourceText(path: "Box.xib", bytes: Array(cell.utf8))
        let document = try IBDocument.read(source).get()
        let root = try #require(document.topLevelObjects.first)
        let box = try #require(root.descendants.first { $0.isNamed("view") })
        let places = root.descendants.filter { $0.isNamed("constraint") }
            .map { (rank: $0.index, owner: "self.contentView") }
        return LayoutProof(
            of: [root, box], kinds: ["UITableViewCell": "tableViewCell", "UIView": "view"], places: places, text
        ).difference
    }

    @Test("of a cell is the same where it says what the document says")
    func sameCell() throws { #expect(try Self.cellDifference(Self.cellText) == nil) }

    @Test(
        "of a cell is told apart where a view is elsewhere, or in the cell beside its content",
        arguments: [
            ("constant: -16", "constant: -20"), ("contentView.topAnchor, constant: 4", "contentView.topAnchor"),
            ("contentView.trailingAnchor", "contentView.leadingAnchor"),
            ("contentView.addSubview(box)", "addSubview(box)"),
        ])
    func otherCell(written: String, wrong: String) throws {
        let text = Self.cellText.replacing(written, with: wrong)
        #expect(text != Self.cellText)
        #expect(try Self.cellDifference(text) != nil)
    }

    // MARK: Size classes

    private static let varied = document.replacing(
        #"secondAttribute="top" constant="16" id="con-00-002"/>"#,
        with:
            #"secondAttribute="top" constant="16" id="con-00-002"><variation key="heightClass=compact" constant="4"/></constraint>"#
    ).replacing(
        "</constraints>",
        with: """
            <constraint firstItem="box-00-001" firstAttribute="width" constant="80" id="con-00-005"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="con-00-005"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints">
                <exclude reference="con-00-003"/><include reference="con-00-005"/>
            </mask></variation>
            """)

    private static let variedText = """
        import UIKit

        final class BoxView: UIView {
            private let box: UIView = {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                return view
            }()

            private lazy var boxTop = box.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16)

            private lazy var compactWidthConstraints = [
                box.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            ]

            private lazy var regularWidthConstraints: [NSLayoutConstraint] = {
                let boxWidth = box.widthAnchor.constraint(equalToConstant: 80)
                boxWidth.identifier = "width"
                return [
                    boxWidth,
                ]
            }()

            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                activateConstraints()
                adaptToSizeClasses()
            }

            private func activateConstraints() {
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
                    boxTop,
                    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 4),
                ])
            }

            private func adaptToSizeClasses() {
                let isCompactHeight = traitCollection.verticalSizeClass == .compact
                let isRegularWidth = traitCollection.horizontalSizeClass == .regular
                boxTop.constant = isCompactHeight ? 4 : 16
                if isRegularWidth {
                    NSLayoutConstraint.deactivate(compactWidthConstraints)
                    NSLayoutConstraint.activate(regularWidthConstraints)
                } else {
                    NSLayoutConstraint.deactivate(regularWidthConstraints)
                    NSLayoutConstraint.activate(compactWidthConstraints)
                }
            }
        }

        """

    private static func variedDifference(_ text: String, in classes: SizeClasses) throws -> String? {
        let source = SourceText(path: "Box.xib", bytes: Array(varied.utf8))
        let document = try IBDocument.read(source).get()
        let root = try #require(document.topLevelObjects.first)
        let views = [root] + root.descendants.filter { $0.isNamed("view") }
        let all = root.layoutConstraints.filter { $0.id != "con-00-003" && $0.id != "con-00-005" }
        let last = classes.horizontal == .regular ? "con-00-005" : "con-00-003"
        let places = (all + root.layoutConstraints.filter { $0.id == last })
            .map { (rank: $0.element.index, owner: "self") }
        return LayoutProof(of: views, kinds: ["UIView": "view"], places: places, text, in: classes).difference
    }

    @Test("follows the size classes where the document does", arguments: SizeClasses.all)
    func sameInSizeClasses(classes: SizeClasses) throws {
        #expect(try Self.variedDifference(Self.variedText, in: classes) == nil)
    }

    @Test(
        "is told apart in the size classes in which it says something else",
        arguments: [
            ("? 4 : 16", "? 16 : 4", true), ("verticalSizeClass == .compact", "verticalSizeClass == .regular", true),
            ("equalToConstant: 80", "equalToConstant: 90", false), ("constant: -16", "constant: -20", false),
            ("if isRegularWidth", "if !isRegularWidth", true), ("if isRegularWidth", "if isWide", true),
            ("traitCollection.horizontalSizeClass == .regular", "traitCollection.isWide", true),
        ])
    func elsewhereInSizeClasses(written: String, wrong: String, isEverywhere: Bool) throws {
        let text = Self.variedText.replacing(written, with: wrong)
        #expect(text != Self.variedText)
        let differences = try SizeClasses.all.map { try Self.variedDifference(text, in: $0) }
        #expect(differences.contains { $0 != nil })
        #expect(differences.allSatisfy { $0 != nil } == isEverywhere)
    }
}
