"""Talks to `nibwright lsp` as an editor does, by the published client of pygls.

usage: editor.py TOOL PROJECT

PROJECT is a folder with storyboards, of which a copy is changed: an image that nothing uses is listed, its finding is shown,
the quick fix is made and saved, and the finding is gone. Then a custom class is followed to its code.
"""

import asyncio
import pathlib
import re
import shutil
import sys
import tempfile
import time

from lsprotocol import types
from pygls.lsp.client import LanguageClient


class Editor:
    def __init__(self, tool, project):
        self.tool = tool
        self.project = project
        self.diagnostics = {}
        self.news = asyncio.Event()
        self.client = LanguageClient("editor", "1")

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(parameters):
            self.diagnostics[parameters.uri] = parameters.diagnostics
            self.news.set()

        @self.client.feature(types.WINDOW_SHOW_MESSAGE)
        def show(parameters):
            sys.exit(f"the server says: {parameters.message}")

    def uri(self, path):
        return path.resolve().as_uri()

    async def open(self):
        await self.client.start_io(self.tool, "lsp")
        answer = await self.client.initialize_async(
            types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=self.uri(self.project)))
        assert answer.server_info.name == "nibwright", answer.server_info
        assert answer.capabilities.definition_provider and answer.capabilities.code_action_provider
        self.client.initialized(types.InitializedParams())

    def save(self, path):
        self.client.text_document_did_save(
            types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(self.uri(path))))

    async def wait(self, path, rule, shown):
        """Waits until a finding of a rule is shown for a file, or no longer; returns it and the seconds that took."""
        start = time.monotonic()
        while True:
            found = [one for one in self.diagnostics.get(self.uri(path), []) if one.code == rule]
            if bool(found) == shown:
                return (found or [None])[0], time.monotonic() - start
            await asyncio.wait_for(self.news.wait(), 120)
            self.news.clear()

    async def close(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await asyncio.sleep(0.2)
        await self.client.stop()


def applied(text, edit):
    """A text with the edits of one file, whose columns count UTF-16."""
    lines = text.split("\n")

    def offset(position):
        line = lines[position.line].encode("utf-16-le")[: 2 * position.character].decode("utf-16-le")
        return sum(len(one) + 1 for one in lines[: position.line]) + len(line)

    for one in sorted(edit, key=lambda one: offset(one.range.start), reverse=True):
        text = text[: offset(one.range.start)] + one.new_text + text[offset(one.range.end):]
    return text


async def main(tool, project):
    editor = Editor(tool, project)
    document = next(path for path in sorted(project.rglob("*.storyboard")) if "</resources>" in path.read_text())
    text = document.read_text()
    image = '        <image name="editor-🫖" width="8" height="8"/>\n'
    document.write_text(text.replace("    </resources>", image + "    </resources>"))
    await editor.open()
    finding, seconds = await editor.wait(document, "unused-resource", True)
    print(f"first findings after {seconds:.2f} s, in {len(editor.diagnostics)} files")
    actions = await editor.client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(editor.uri(document)), finding.range,
            types.CodeActionContext([finding])))
    assert [one.title for one in actions] == ["Take editor-🫖 out of the document's resources"], actions
    document.write_text(applied(document.read_text(), actions[0].edit.changes[editor.uri(document)]))
    assert document.read_text() == text, "the quick fix gives another text"
    editor.save(document)
    _, seconds = await editor.wait(document, "unused-resource", False)
    print(f"gone {seconds:.2f} s after it was saved")
    for number, line in enumerate(text.split("\n")):
        match = re.search(r'customClass="\w', line)
        if not match:
            continue
        places = await editor.client.text_document_definition_async(
            types.DefinitionParams(
                types.TextDocumentIdentifier(editor.uri(document)), types.Position(number, match.end() - 1)))
        if places:
            print(f"line {number + 1} leads to {pathlib.Path(places[0].uri).name}:{places[0].range.start.line + 1}")
            break
    else:
        sys.exit("no custom class leads to code")
    await editor.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "project"
        shutil.copytree(sys.argv[2], copy, symlinks=True)
        asyncio.run(main(str(pathlib.Path(sys.argv[1]).resolve()), copy))
