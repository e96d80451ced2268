import SwiftUI
let c = Color("BrightBlue")
