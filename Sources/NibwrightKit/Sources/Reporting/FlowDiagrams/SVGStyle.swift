/// The look of a picture, on light and on dark pages.
enum SVGStyle {
    /// Hues that differ clearly next to each other, strong enough on white and on black.
    static let storyboardColors = [
        "#3b82c4", "#d9822b", "#3f9f5f", "#b5508f", "#8a6fd1", "#c0504d", "#2a9d9a", "#a68a1f", "#6b7f94", "#e0668a",
        "#5c7a29", "#9a6240",
    ]

    static let sheet: String = {
        let colors = storyboardColors.enumerated().map { ".c\($0){fill:\($1)}" }.joined(separator: "\n")
        return base + colors + "\n@media (prefers-color-scheme:dark){\n" + dark + "}\n"
    }()

    private static let base = """
        .heading,.note,.name,.class,.source,.label,.flagged{font-family:-apple-system,"Segoe UI",Roboto,"Helvetica Neue",\
        Arial,"Liberation Sans",sans-serif;fill:#1d2530}
        .page{fill:#fbfcfd}
        .heading{font-size:22px;font-weight:600}
        .note{font-size:11px;fill:#56616e}
        .name{font-size:12.5px;font-weight:600}
        .class{font-size:10.5px;fill:#3d4854}
        .source{font-size:9.5px;fill:#6a7683}
        .label{font-size:10px;fill:#47525f}
        .flagged{font-size:10px;fill:#1c7a43;font-weight:600}
        .flag{fill:#1c7a43}
        .box{fill:#fff;stroke:#a9b4c0;stroke-width:1}
        .container .box{fill:#eef2f6}
        .code .box{fill:#f6f0fb;stroke:#a58cc4}
        .nib .box{fill:#fdf8ec;stroke:#c9b37a}
        .outside .box{fill:#fbf0ee;stroke:#c78a80;stroke-dasharray:2 3}
        .entry .box{stroke:#1c7a43;stroke-width:2}
        .uncertain .box{stroke-dasharray:6 4}
        .unreachable .box{fill:#eceef0;stroke:#a3aab2;stroke-dasharray:6 4}
        .unreachable text{fill:#7c858f}
        .frame{fill:none;stroke:#a9b4c0;stroke-width:1}
        .line{fill:none;stroke:#5d6b7a;stroke-width:1.3}
        .head{fill:#5d6b7a}
        .diamond{fill:#7d8b9a;stroke:#7d8b9a}
        .relationship .line,.embed .line{stroke:#8d9aa8}
        .relationship .head,.embed .head{fill:#8d9aa8}
        .embed .diamond{fill:#fbfcfd}
        .unwind .line{stroke:#c2703d;stroke-width:1;stroke-dasharray:5 4}
        .unwind .head{fill:#c2703d}
        .unwind .label{fill:#a05a2c}
        .arrow.code .line{stroke:#7a52a8;stroke-width:1.4;stroke-dasharray:1.5 3}
        .arrow.code .head{fill:#7a52a8}
        .lost{opacity:.6}

        """

    private static let dark = """
        .heading,.name{fill:#e6ebf0}
        .page{fill:#161a1f}
        .note{fill:#9aa6b2}
        .class{fill:#c3ccd5}
        .source{fill:#8f9ba7}
        .label{fill:#b3bec9}
        .flagged,.flag{fill:#5fd08f}
        .box{fill:#222830;stroke:#56626f}
        .container .box{fill:#1b2027}
        .code .box{fill:#2a2333;stroke:#7d669b}
        .nib .box{fill:#2c281c;stroke:#8d7b46}
        .outside .box{fill:#2f2220;stroke:#9b665d}
        .entry .box{stroke:#5fd08f}
        .unreachable .box{fill:#1c2025;stroke:#59626c}
        .unreachable text{fill:#78828d}
        .line{stroke:#93a0ad}
        .head{fill:#93a0ad}
        .diamond{fill:#738190;stroke:#738190}
        .relationship .line,.embed .line{stroke:#66737f}
        .relationship .head,.embed .head{fill:#66737f}
        .embed .diamond{fill:#161a1f}
        .unwind .line{stroke:#d58a5a}
        .unwind .head{fill:#d58a5a}
        .unwind .label{fill:#e0a27a}
        .arrow.code .line{stroke:#b394dc}
        .arrow.code .head{fill:#b394dc}

        """
}
