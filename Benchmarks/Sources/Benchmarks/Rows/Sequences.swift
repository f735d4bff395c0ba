import Streams

extension Row {
    static var sequences: [Row] {
        [
            sequence, sumInAnObject, tenMaps, tenOpaqueMaps, tenMapsOfStrings, tenOpaqueMapsOfStrings,
        ]
    }

    private static var sequence: Row {
        let count = opaque(1_000_000)
        return Row("sequence → map → filter → sum", events: count) {
            {
                var sum = 0
                for number in 0..<count {
                    let tripled = number &* 3
                    if tripled & 1 == 0 { sum &+= tripled }
                }
                use(sum)
            }
        } ours: {
            {
                nonisolated(unsafe) var sum = 0
                _ = Observable<Int, Never>.from(0..<count)
                    .map { $0 &* 3 }
                    .filter { $0 & 1 == 0 }
                    .subscribe(onNext: { sum &+= $0 })
                use(sum)
            }
        }
    }

    private static var sumInAnObject: Row {
        let count = opaque(1_000_000)
        return Row("sequence → map → filter → sum in an object", events: count) {
            let tally = Tally()
            return {
                for number in 0..<count {
                    let tripled = number &* 3
                    if tripled & 1 == 0 { tally.add(tripled) }
                }
            }
        } ours: {
            let tally = Tally()
            return {
                _ = Observable<Int, Never>.from(0..<count)
                    .map { $0 &* 3 }
                    .filter { $0 & 1 == 0 }
                    .subscribe(onNext: { tally.add($0) })
            }
        }
    }

    private static var tenMaps: Row {
        let count = opaque(1_000_000)
        return Row("ten maps in one place", events: count) {
            {
                var sum = 0
                for number in 0..<count { sum &+= scramble(number) }
                use(sum)
            }
        } ours: {
            {
                nonisolated(unsafe) var sum = 0
                _ = Observable<Int, Never>.from(0..<count)
                    .map { $0 &* 3 }.map { $0 ^ 5 }.map { $0 &* 7 }.map { $0 ^ 11 }.map { $0 &* 13 }
                    .map { $0 ^ 17 }.map { $0 &* 19 }.map { $0 ^ 23 }.map { $0 &* 29 }.map { $0 ^ 31 }
                    .subscribe(onNext: { sum &+= $0 })
                use(sum)
            }
        }
    }

    private static var tenOpaqueMaps: Row {
        let count = opaque(100_000)
        return Row("ten maps through opaque functions", events: count) {
            let tally = Tally()
            var chain: @Sendable (Int) -> Void = { tally.add($0) }
            for _ in 0..<opaque(10) { chain = addMapByHand(chain) }
            return { [chain] in for number in 0..<count { chain(number) } }
        } ours: {
            let tally = Tally()
            var chain = Observable<Int, Never>.from(0..<count)
            for _ in 0..<opaque(10) { chain = addMap(chain) }
            return { [chain] in _ = chain.subscribe(onNext: { tally.add($0) }) }
        }
    }

    private static var tenMapsOfStrings: Row {
        let words = opaque((0..<1000).map { "a word of more than fifteen bytes \($0)" })
        return Row("ten maps of strings in one place", events: words.count) {
            let tally = Tally()
            return {
                for word in words {
                    tally.add(keep(keep(keep(keep(keep(keep(keep(keep(keep(keep(word)))))))))).utf8.count)
                }
            }
        } ours: {
            let tally = Tally()
            return {
                _ = Observable<String, Never>.from(words)
                    .map { keep($0) }.map { keep($0) }.map { keep($0) }.map { keep($0) }.map { keep($0) }
                    .map { keep($0) }.map { keep($0) }.map { keep($0) }.map { keep($0) }.map { keep($0) }
                    .subscribe(onNext: { tally.add($0.utf8.count) })
            }
        }
    }

    private static var tenOpaqueMapsOfStrings: Row {
        let words = opaque((0..<1000).map { "a word of more than fifteen bytes \($0)" })
        return Row("ten maps of strings through opaque functions", events: words.count) {
            let tally = Tally()
            var chain: @Sendable (String) -> Void = { tally.add($0.utf8.count) }
            for _ in 0..<opaque(10) { chain = addMapByHand(chain) }
            return { [chain] in for word in words { chain(word) } }
        } ours: {
            let tally = Tally()
            var chain = Observable<String, Never>.from(words)
            for _ in 0..<opaque(10) { chain = addMap(chain) }
            return { [chain] in _ = chain.subscribe(onNext: { tally.add($0.utf8.count) }) }
        }
    }
}

private func scramble(_ number: Int) -> Int {
    var number = number &* 3
    number = (number ^ 5) &* 7
    number = (number ^ 11) &* 13
    number = (number ^ 17) &* 19
    return ((number ^ 23) &* 29) ^ 31
}

// Not optimised, for the compiler would find out that it does nothing and leave calls of it out by hand.
@inline(never)
@_optimize(none)
private func keep(_ word: String) -> String { word }

@inline(never)
private func addMap(_ chain: Observable<Int, Never>) -> Observable<Int, Never> {
    chain.map { $0 &+ 1 }
}

@inline(never)
private func addMapByHand(_ chain: @escaping @Sendable (Int) -> Void) -> @Sendable (Int) -> Void {
    { chain($0 &+ 1) }
}

@inline(never)
private func addMap(_ chain: Observable<String, Never>) -> Observable<String, Never> {
    chain.map { keep($0) }
}

@inline(never)
private func addMapByHand(_ chain: @escaping @Sendable (String) -> Void) -> @Sendable (String) -> Void {
    { chain(keep($0)) }
}
