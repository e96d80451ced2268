import InterfaceBuilder
import ProjectGraph
import SourceText

/// A project in memory: texts by path.
struct Cafe {
    var files: [String: String]

    init(_ files: [String: String]) {
        self.files = files
    }

    var graph: ProjectGraph { load(threads: 2) }

    func load(threads: Int) -> ProjectGraph {
        let files = self.files
        return ProjectGraph.load(paths: Array(files.keys), threads: threads) { path in
            files[path].map { SourceText(path: path, $0) }
        }
    }
}

/// A xib with the class of its owner, the owner's connections and the objects of the document.
func xib(_ owner: String, module: String? = nil, _ connections: String = "", objects: String = "") -> String {
    let attributes = #" customClass="\#(owner)""# + (module.map { #" customModule="\#($0)""# } ?? "")
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(attributes)>
                    <connections>
                        \(connections)
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="top-AA-001">
                    <subviews>
                        <label text="Tea" id="lbl-AA-001"/>
                        \(objects)
                    </subviews>
                </view>
            </objects>
        </document>

        """
}

/// An outlet of a xib's owner to its label.
func outlet(_ property: String, to destination: String = "lbl-AA-001") -> String {
    #"<outlet property="\#(property)" destination="\#(destination)" id="out-\#(property)"/>"#
}
