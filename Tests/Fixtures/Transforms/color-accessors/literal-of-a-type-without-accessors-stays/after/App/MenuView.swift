import SwiftUI
import UIKit

struct Price: View {
    var body: some View {
        Text("5").foregroundColor(Color(red: 1, green: 136/255, blue: 0))
    }
}
