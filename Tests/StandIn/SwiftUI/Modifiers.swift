extension View {
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func background<Background: View>(_ background: Background) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func hidden() -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
    public func cornerRadius(_ radius: CGFloat) -> some View { self }
    public func clipped() -> some View { self }
    public func clipShape<Clip: Shape>(_ shape: Clip) -> some View { self }
    public func contentShape<Content: Shape>(_ shape: Content) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func accentColor(_ color: Color?) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func tag<Value: Hashable>(_ value: Value) -> some View { self }
    public func accessibilityLabel(_ label: Text) -> some View { self }
    public func accessibilityHint(_ hint: Text) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func accessibility(label: Text) -> some View { self }
    public func accessibility(hint: Text) -> some View { self }
    public func accessibility(identifier: String) -> some View { self }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
}
