/// Reads keys from the bytes that a terminal sends, wherever these are cut.
///
/// An escape may be the key of that name or the beginning of another: it is the former when ``pause()`` comes next.
struct KeyDecoder {
    /// The beginning of something whose end has not come yet.
    private var rest: [UInt8] = []
    private var paste: [UInt8]?

    /// A paste is cut off after so many bytes.
    private static let longestPaste = 4096

    /// The keys that these bytes complete.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Key] {
        rest += bytes
        var keys: [Key] = []
        while let key = next() { keys += key }
        return keys
    }

    /// Nothing has come for a while: an escape that waits for more was the key.
    mutating func pause() -> [Key] {
        guard rest.first == .escape, paste == nil else { return [] }
        let isAlone = rest.count == 1
        rest = []
        return [isAlone ? .escape : .other]
    }

    /// The next keys, none for what means nothing; `nil` when more bytes must come first.
    private mutating func next() -> [Key]? {
        if paste != nil { return nextOfPaste() }
        guard let first = rest.first else { return nil }
        if first == .escape { return nextOfSequence() }
        if first < 0x20 || first == 0x7F {
            rest.removeFirst()
            return [Self.control(first)]
        }
        let run = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        let whole = run.count == rest.count ? run.dropLast(run.openEnd) : run
        if whole.isEmpty { return nil }
        rest.removeFirst(whole.count)
        return [.text(String(decoding: whole, as: UTF8.self))]
    }

    private mutating func nextOfSequence() -> [Key]? {
        guard let sequence = KeySequence(rest) else { return nil }
        rest.removeFirst(sequence.length)
        guard sequence.key == nil else { return [sequence.key ?? .other] }
        paste = []
        return []
    }

    private mutating func nextOfPaste() -> [Key]? {
        let text = rest.prefix { $0 != .escape && $0 != 0x03 }
        let room = Self.longestPaste - (paste?.count ?? 0)
        paste? += text.prefix(max(0, room))
        rest.removeFirst(text.count)
        let end = Array("\u{1B}[201~".utf8)
        if rest.starts(with: end) {
            rest.removeFirst(end.count)
        } else if rest.first == .escape {
            if end.starts(with: rest) { return nil }
            // An escape in a paste is no key; what follows is text.
            rest.removeFirst()
            return []
        } else if rest.isEmpty {
            return nil
        }
        // The end has come, or a ^C, which is obeyed whatever happens.
        let pasted = String(decoding: paste ?? [], as: UTF8.self)
        paste = nil
        return [.paste(pasted)]
    }

    private static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        default: .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }
}

extension UInt8 {
    static let escape: UInt8 = 0x1B
}
