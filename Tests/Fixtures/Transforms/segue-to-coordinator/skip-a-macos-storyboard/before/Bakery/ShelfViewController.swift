import AppKit

final class ShelfViewController: NSViewController {}
