import Foundation
import SourceText

/// A report as one page that needs nothing else: no network, no files, one script of our own.
///
/// Its policy lets the browser run that script alone, by its hash, so that nothing of a project's text can run.
struct ReportPage {
    let title: String
    /// The lines of the page's body.
    private(set) var body = ""
    private let script: String
    private let style: String

    init(title: String, script: String = PageScript.text, style: String = PageStyleSheet.text) {
        self.title = title
        self.script = script
        self.style = style
    }

    /// Adds a line of HTML; text of a project must be escaped in it.
    mutating func add(_ line: String) {
        body += line
        body += "\n"
    }

    var text: String {
        let policy =
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(scriptHash)'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <title>\(title.xmlEscaped)</title>
            <style>
            \(style)</style>
            </head>
            <body>
            \(body)<script>\(script)</script>
            </body>
            </html>

            """
    }

    /// The hash of the script's bytes as content security policies have it.
    private var scriptHash: String {
        Data(SHA256.digest(of: Array(script.utf8))).base64EncodedString()
    }
}
