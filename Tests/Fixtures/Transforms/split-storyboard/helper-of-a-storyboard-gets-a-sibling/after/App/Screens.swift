import UIKit

enum Screens {
    static func makeOrders() -> UIViewController {
        UIStoryboard.main.instantiateViewController(withIdentifier: "Orders")
    }

    static func makeSettings() -> UIViewController {
        UIStoryboard.settings.instantiateViewController(withIdentifier: "Settings")
    }

    static func makeAbout() -> UIViewController {
        Boards.settingsStoryboard.instantiateViewController(withIdentifier: "SettingsAbout")
    }

    static func makeAccount() -> UIViewController {
        UIStoryboard(name: settingsBoardName, bundle: nil).instantiateViewController(withIdentifier: "SettingsAccount")
    }

    static func makeDetail() -> UIViewController {
        UIStoryboard(name: mainBoardName, bundle: nil).instantiateViewController(withIdentifier: "OrderDetail")
    }

    static func makePhotos() -> UIViewController {
        let board = UIStoryboard.photo
        return board.instantiateViewController(withIdentifier: "PhotoList")
    }

    static func makePhoto() -> UIViewController {
        makePhotoBoard().instantiateViewController(withIdentifier: "PhotoDetail")
    }
}
