import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// The folder that a build writes executables and libraries into, found from a test of the same build.
public enum BuildFolder {
    /// The absolute path of a product: a plugin such as `libMyTransform.so`, or the executable.
    ///
    /// - Parameters:
    ///   - name: the file name of the product.
    ///   - image: code of the test: what it was loaded from lies in the build folder or, on macOS, in a bundle there.
    /// - Returns: nil where no folder around the test holds the product.
    public static func product(_ name: String, builtWith image: UnsafeRawPointer = #dsohandle) -> String? {
        guard let path = imagePath(image) else { return nil }
        var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let product = folder.appendingPathComponent(name).path
            if FileManager.default.fileExists(atPath: product) { return product }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func imagePath(_ image: UnsafeRawPointer) -> String? {
        #if canImport(Darwin)
            // Tests are a bundle there, and the executable is Xcode's.
            var information = Dl_info()
            guard dladdr(image, &information) != 0 else { return nil }
            return information.dli_fname.map { String(cString: $0) }
        #else
            return Bundle.main.executablePath
        #endif
    }

    /// The file name that the system gives a plugin of this name: `libName.so`.
    public static func pluginFileName(_ name: String) -> String {
        #if os(macOS)
            "lib\(name).dylib"
        #else
            "lib\(name).so"
        #endif
    }
}
