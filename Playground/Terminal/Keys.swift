import Streams

extension Signal where Element == [UInt8] {
    /// The keys that these bytes mean.
    ///
    /// - Parameter patience: how long an escape may wait for the rest of a sequence before it counts as the key.
    func keys(patience: Duration = .milliseconds(50)) -> Signal<Key> {
        let pauses = debounce(patience).map { _ in Arrival.pause }
        return Signal<Arrival>.merge(map { .bytes($0) }, pauses)
            .scan(into: (decoder: KeyDecoder(), keys: [Key]())) { reading, arrival in
                reading.keys =
                    switch arrival {
                    case .bytes(let bytes): reading.decoder.take(bytes)
                    case .pause: reading.decoder.pause()
                    }
            }
            .flatMap { .from($0.keys) }
    }
}

private enum Arrival {
    case bytes([UInt8])
    case pause
}
