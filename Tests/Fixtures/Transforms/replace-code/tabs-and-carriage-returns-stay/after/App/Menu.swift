import UIKit

class Menu {
	func show() {
		open(
			menuURL,
			options: [:]
		)	// menu
	}
}