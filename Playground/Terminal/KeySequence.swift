/// What begins with an escape: a key that has no character, or the beginning of a paste.
struct KeySequence {
    let length: Int

    /// `nil` for the beginning of a paste.
    let key: Key?

    /// Reads the sequence at the beginning of some bytes; `nil` when its end has not come yet.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["):
            self.init(csi: bytes)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return nil }
            self.init(length: 3, key: Self.key(bytes[2]))
        case .escape:
            // Escape, and then another sequence.
            self.init(length: 1, key: .escape)
        case 0x7F:
            self.init(length: 2, key: .control("W"))
        default:
            // A key with Alt.
            guard bytes.dropFirst().openEnd == 0 else { return nil }
            let rest = bytes[1] < 0x80 ? [] : bytes.dropFirst(2).prefix { $0 & 0xC0 == 0x80 }
            self.init(length: 2 + rest.count, key: .other)
        }
    }

    private init(length: Int, key: Key?) {
        self.length = length
        self.key = key
    }

    private init?(csi bytes: [UInt8]) {
        let parameters = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
        guard let final = bytes.dropFirst(2 + parameters.count).first else { return nil }
        let length = 2 + parameters.count
        switch final {
        case UInt8(ascii: "~"):
            let number = parameters.prefix { $0 != UInt8(ascii: ";") }
            self.init(length: length + 1, key: Self.key(number: String(decoding: number, as: UTF8.self)))
        case UInt8(ascii: "["):
            // The function keys of the Linux console have one letter more.
            guard bytes.count > length + 1 else { return nil }
            self.init(length: length + 2, key: .other)
        case 0x40...0x7E:
            self.init(length: length + 1, key: Self.key(final))
        default:
            // Not a sequence after all; this byte begins something else.
            self.init(length: length, key: .other)
        }
    }

    private static func key(_ letter: UInt8) -> Key {
        switch letter {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "M"): .enter
        default: .other
        }
    }

    private static func key(number: String) -> Key? {
        switch number {
        case "1", "7": .home
        case "3": .delete
        case "4", "8": .end
        case "5": .pageUp
        case "6": .pageDown
        case "200": nil
        default: .other
        }
    }
}

extension ArraySlice<UInt8> {
    /// How many bytes at the end are the beginning of a character that goes on.
    var openEnd: Int {
        let last = suffix(3).reversed()
        guard let back = last.firstIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
        let have = last.distance(from: last.startIndex, to: back) + 1
        let length =
            switch last[back] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        return have < length ? have : 0
    }
}
