import Streams

/// A stream that is recorded without regard to its type.
struct ObservedStream {
    let name: String
    private let described: () -> [Recorded<Any, DescribedFailure>]

    /// What it has sent so far.
    var events: [Recorded<Any, DescribedFailure>] { described() }

    /// Every stream that is a member of `value`, recorded from now on; `value` itself, if it is one.
    @MainActor
    static func all(in value: Any, named name: String, in test: MarbleTest) -> [ObservedStream] {
        if let stream = ObservedStream(value, name, in: test) { return [stream] }
        return members(of: value).compactMap { ObservedStream($0.value, $0.name, in: test) }
    }

    @MainActor
    private init?(_ value: Any, _ name: String, in test: MarbleTest) {
        switch value {
        case let stream as any ObservableType: self.init(name, Self.record(stream, in: test))
        case let stream as any MainActorStream: self.init(name, Self.record(stream, in: test))
        default: return nil
        }
    }

    private init(_ name: String, _ described: @escaping () -> [Recorded<Any, DescribedFailure>]) {
        self.name = name
        self.described = described
    }
}

extension ObservedStream {
    private typealias Described = () -> [Recorded<Any, DescribedFailure>]

    private static func record(_ stream: some ObservableType, in test: MarbleTest) -> Described {
        describing(test.record(stream))
    }

    @MainActor
    private static func record(_ stream: some MainActorStream, in test: MarbleTest) -> Described {
        describing(test.record(stream))
    }

    private static func describing<Element, Failure>(_ recorder: Recorder<Element, Failure>) -> Described {
        {
            recorder.events.map { recorded in
                switch recorded.event {
                case .next(let element): .next(element, at: recorded.time)
                case .completed: .completed(at: recorded.time)
                case .failed(let error): .failed(DescribedFailure("\(error)"), at: recorded.time)
                }
            }
        }
    }

    private static func members(of value: Any) -> [(name: String, value: Any)] {
        var mirrors = [Mirror(reflecting: value)]
        while let parent = mirrors[0].superclassMirror { mirrors.insert(parent, at: 0) }
        return mirrors.flatMap(\.children).compactMap { child in
            child.label.map { (String($0.drop { $0 == "_" }), child.value) }
        }
    }
}

/// A failure in words.
struct DescribedFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
