import SwiftUI
let c = Color("SteelBlue")
