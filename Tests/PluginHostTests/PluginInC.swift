import PluginHost

/// A library in C that looks like a plugin of this kit, but for what a test gives.
struct PluginInC {
    var identity = KitIdentity.text
    /// What it exports for the host.
    var entry = "void nibwright_plugin(void *registry) { (void)registry; }"

    var source: String {
        """
        __attribute__((used)) const char nibwright_identity[] = "\(identity)";
        \(entry)

        """
    }

    /// The kit's own identity with another value in one field.
    static func identity(_ field: String, _ value: String) -> String {
        KitIdentity.text.split(separator: ";")
            .map { $0.hasPrefix(field + "=") ? "\(field)=\(value)" : String($0) }.joined(separator: ";")
    }

    /// Code that ends the process as soon as the library is loaded.
    static let ending = """
        #include <unistd.h>
        __attribute__((constructor)) static void loaded(void) { _exit(0); }

        """
}
