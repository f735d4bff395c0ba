/// What a picture says of a value.
///
/// Equal descriptions get the same character.
package struct MarbleDescription: Hashable, Sendable {
    /// The value in words, on one line.
    package let text: String

    /// The character that is the value, if it is one.
    let sign: Character?

    /// Tells values apart that are described alike but are not equal.
    let variant: Int

    /// A value in words of the caller's; a single character is drawn as itself.
    package init(_ text: String) {
        self.init(text: text, sign: text.count == 1 ? text.first : nil, variant: 0)
    }

    /// A value as Swift prints it, texts in quotes.
    package init(of value: some Any) {
        let text = String(describing: value)
        let isText = value is String || value is Character || value is Substring
        self.init(
            text: isText ? String(reflecting: text) : text, sign: text.count == 1 ? text.first : nil, variant: 0)
    }

    private init(text: String, sign: Character?, variant: Int) {
        self.text = text.split(separator: "\n").joined(separator: "\\n")
        self.sign = sign
        self.variant = variant
    }

    func variant(_ number: Int) -> Self {
        Self(text: text, sign: number == 0 ? sign : nil, variant: number)
    }
}
