/// The elements of an SVG document, and how they look.
enum SVG {
    static func escape(_ text: some StringProtocol) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": escaped += " "
            case _ where scalar.properties.generalCategory == .control: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    static func text(_ text: some StringProtocol, x: Int, y: Int, _ look: String) -> String {
        "<text class=\"\(look)\" x=\"\(x)\" y=\"\(y)\">\(escape(text))</text>"
    }

    static func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ look: String) -> String {
        path("M\(x1) \(y1)L\(x2) \(y2)", look)
    }

    static func path(_ path: String, _ look: String) -> String {
        "<path class=\"\(look)\" d=\"\(path)\"/>"
    }

    static func marble(_ sign: String, _ x: Int, _ y: Int, colour: Int) -> String {
        "<circle class=\"c\(colour)\" cx=\"\(x)\" cy=\"\(y)\" r=\"12\"/>"
            + text(sign, x: x, y: y + 5, "sign\(colour == 4 ? " light" : "")")
    }

    static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect class=\"box\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"6\"/>"
    }

    /// A shape that a pointer on it explains.
    static func group(_ title: String, _ shape: String) -> String {
        "<g><title>\(escape(title))</title>\(shape)</g>"
    }

    /// About how wide a text is in a font of equal widths.
    static func width(_ text: some StringProtocol, size: Int) -> Int {
        (text.displayWidth * size * 62 + 99) / 100
    }

    static let colours = 7

    /// The colours are those of Okabe and Ito, "Color Universal Design" (2008).
    static let style = """
        <style>
        .marbles text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace }
        .marbles .back { fill: #ffffff } .marbles text.ink { fill: #1f2328 } .marbles .faint { fill: #59636e }
        .marbles path { fill: none; stroke-width: 2; stroke-linejoin: round }
        .marbles path.ink { stroke: #1f2328 } .marbles path.failure { stroke: #b3261e } .marbles path.end { stroke-width: 3.5; stroke-linecap: round }
        .marbles path.gap { stroke-dasharray: 1 6; stroke-linecap: round } .marbles path.solid { fill: #1f2328 }
        .marbles text.title { font-size: 16px; font-weight: bold } .marbles text.time { font-size: 11px; text-anchor: middle }
        .marbles text.unit { font-size: 11px } .marbles text.pause { font-style: italic }
        .marbles text.sign { font-weight: bold; text-anchor: middle; fill: #000000 } .marbles text.light { fill: #ffffff }
        .marbles circle { stroke: #1f2328; stroke-width: 1.5 }
        .marbles .box { fill: #f6f8fa; stroke: #59636e }
        .marbles .c0 { fill: #56b4e9 } .marbles .c1 { fill: #e69f00 } .marbles .c2 { fill: #009e73 } .marbles .c3 { fill: #f0e442 }
        .marbles .c4 { fill: #0072b2 } .marbles .c5 { fill: #d55e00 } .marbles .c6 { fill: #cc79a7 }
        @media (prefers-color-scheme: dark) {
        .marbles .back { fill: #0d1117 } .marbles text.ink { fill: #e6edf3 } .marbles .faint { fill: #9da7b3 }
        .marbles path.ink { stroke: #e6edf3 } .marbles path.failure { stroke: #ff8a80 } .marbles path.solid { fill: #e6edf3 }
        .marbles circle { stroke: #e6edf3 } .marbles .box { fill: #161b22; stroke: #9da7b3 }
        }
        </style>
        """
}
