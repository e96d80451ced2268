import Cocoa

extension NSStoryboard.SceneIdentifier {
    static let photo = NSStoryboard.SceneIdentifier("PhotoDetail")
}

func makePhoto() -> Any {
    NSStoryboard(name: "Main", bundle: nil).instantiateController(withIdentifier: .photo)
}

func makePhotoAgain() -> Any {
    NSStoryboard(name: "Main", bundle: nil).instantiateController(withIdentifier: NSStoryboard.SceneIdentifier.photo)
}
