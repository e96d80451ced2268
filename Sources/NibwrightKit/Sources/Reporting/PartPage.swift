public import TransformKit

/// The page of a report or a command, in Markdown.
public enum PartPage {
    public static func text(_ type: any PluginPart.Type) -> String {
        let part = type.part
        var text = "# \(part.id)\n\n\(part.summary)\n"
        guard let command = type as? any ProjectCommand.Type else { return text + "\n    --format \(part.id)\n" }
        text += "\n    nibwright \(part.id) [PROJECT]\n"
        guard !command.description.options.isEmpty else { return text }
        text += "\n| Option | Value | Default | |\n|---|---|---|---|\n"
        for option in command.description.options {
            let value = option.defaultValue?.words ?? (option.isRequired ? "required" : "")
            text += "| `--\(option.name)` | \(option.type) | \(value) | \(option.summary) |\n"
        }
        return text
    }
}
