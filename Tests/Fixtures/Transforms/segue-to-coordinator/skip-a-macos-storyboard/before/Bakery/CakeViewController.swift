import AppKit

final class CakeViewController: NSViewController {}
