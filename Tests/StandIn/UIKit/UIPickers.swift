@preconcurrency @MainActor @objc open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource?
    open weak var delegate: UIPickerViewDelegate?
    open var showsSelectionIndicator = true
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int { 0 }
    open func rowSize(forComponent component: Int) -> CGSize { .zero }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    open func selectedRow(inComponent component: Int) -> Int { 0 }
}

@preconcurrency @MainActor @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
    @objc optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    @objc optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    @objc optional func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    @objc optional func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    @objc optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@preconcurrency @MainActor @objc open class UIImagePickerController: UINavigationController {
    @objc public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    @objc public enum CameraDevice: Int, Sendable { case rear, front }
    @objc public enum CameraCaptureMode: Int, Sendable { case photo, video }
    @objc public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480 }
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = InfoKey(rawValue: "mediaType")
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let cropRect = InfoKey(rawValue: "cropRect")
        public static let mediaURL = InfoKey(rawValue: "mediaURL")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let referenceURL = InfoKey(rawValue: "referenceURL")
        public static let phAsset = InfoKey(rawValue: "phAsset")
    }
    open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { true }
    open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { true }
    open class func availableMediaTypes(for type: SourceType) -> [String]? { nil }
    open var sourceType = SourceType.photoLibrary
    open var mediaTypes: [String] = []
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open func takePicture() {}
}

@preconcurrency @MainActor @objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    @objc optional func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

@preconcurrency @MainActor @objc open class UIDocumentPickerViewController: UIViewController {
    @objc public enum Mode: UInt, Sendable { case `import`, open, exportToService, moveToService }
    public init(documentTypes: [String], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    public init(urls: [URL], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    public init(forExporting urls: [URL]) { super.init(nibName: nil, bundle: nil) }
    public init(forExporting urls: [URL], asCopy: Bool) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: UIDocumentPickerDelegate?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
}

@objc public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

@preconcurrency @MainActor @objc public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    @objc optional func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    @objc optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    @objc optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

@preconcurrency @MainActor @objc open class UIColorPickerViewController: UIViewController {
    open weak var delegate: UIColorPickerViewControllerDelegate?
    open var selectedColor = UIColor.black
    open var supportsAlpha = true
}

@preconcurrency @MainActor @objc public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    @objc optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    @objc optional func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

@preconcurrency @MainActor @objc open class UIFontPickerViewController: UIViewController {}

// Objective-C protocols take no such types here.
extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
}
