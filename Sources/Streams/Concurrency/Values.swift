/// The elements of a stream for a `for await` loop.
///
/// Each loop has a subscription of its own, from the moment it starts, so every loop over a shared stream gets every
/// element. Elements that are not read yet wait, as the policy says. The loop ends with the stream and throws exactly the
/// stream's failure, after the elements before it; leaving the loop, or cancelling its task, ends the subscription at
/// once.
///
///     for await name in relay.values { print(name) }
public struct Values<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    @usableFromInline let stream: Observable<Element, Failure>
    @usableFromInline let policy: BufferingPolicy
    @usableFromInline let origin: Origin

    @inlinable
    init(stream: Observable<Element, Failure>, policy: BufferingPolicy, origin: Origin) {
        self.stream = stream
        self.policy = policy
        self.origin = origin
    }

    /// Subscribes.
    @inlinable
    public func makeAsyncIterator() -> Iterator {
        let mailbox = Mailbox<Element, Failure>(policy)
        LiveSubscriptions.note(mailbox.subscription, origin.type, origin.file, origin.line)
        stream.source.start(
            mailbox.subscription, next: { mailbox.put($0) }, end: { mailbox.end($0) })
        return Iterator(reader: Reader(mailbox))
    }

    /// The first element, or `nil` when there is none or the task is cancelled; the subscription ends with it.
    public func first() async throws(Failure) -> Element? {
        var iterator = makeAsyncIterator()
        return try await iterator.next(isolation: #isolation)
    }

    /// Reads one loop's elements; its last copy ends the subscription when it goes.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let reader: Reader

        @inlinable
        init(reader: Reader) {
            self.reader = reader
        }

        /// How many elements have been dropped because they were not read in time.
        public var dropped: Int { reader.mailbox.dropped }

        /// The next element; `nil` at the end, and when the task is cancelled.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
            try await reader.next(isolation: actor)
        }

        /// The next element; `nil` at the end, and when the task is cancelled.
        @inlinable
        public mutating func next() async throws(Failure) -> Element? {
            try await reader.next(isolation: #isolation)
        }
    }

    /// What ``LiveSubscriptions`` says of a loop; a property does not know the line it is used on.
    @usableFromInline
    struct Origin: Sendable {
        @usableFromInline let type: Any.Type
        @usableFromInline let file: StaticString
        @usableFromInline let line: UInt?

        @inlinable
        init(_ type: Any.Type, _ file: StaticString = "values", _ line: UInt? = nil) {
            self.type = type
            self.file = file
            self.line = line
        }
    }

    @usableFromInline
    final class Reader {
        @usableFromInline let mailbox: Mailbox<Element, Failure>
        // A batch that was taken out with one lock.
        @usableFromInline var batch = Queue<Element>()

        @inlinable
        init(_ mailbox: Mailbox<Element, Failure>) {
            self.mailbox = mailbox
        }

        @inlinable
        deinit {
            mailbox.subscription.dispose()
        }

        @inlinable
        func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
            if Task.isCancelled {
                mailbox.cancel()
                batch = Queue()
                return nil
            }
            if let element = batch.popFirst() { return element }
            let mailbox = mailbox
            let mail = await withTaskCancellationHandler {
                await withUnsafeContinuation(isolation: actor) { mailbox.take($0) }
            } onCancel: {
                mailbox.cancel()
            }
            switch mail {
            case .elements(let elements):
                batch = elements
                return batch.popFirst()
            case .end(.completed):
                return nil
            case .end(.failed(let failure)):
                throw failure
            }
        }
    }
}

extension ObservableType {
    /// The elements for a `for await` loop; all of them wait until they are read.
    @inlinable public var values: Values<Element, Failure> {
        Values(stream: asObservable(), policy: .unbounded, origin: .init(Self.self))
    }

    /// The elements for a `for await` loop, with a policy for those that are not read in time.
    ///
    /// - Parameters:
    ///   - policy: what happens to those.
    ///   - fileID: where the loop is, for ``LiveSubscriptions``.
    ///   - line: where the loop is, for ``LiveSubscriptions``.
    @inlinable
    public func values(
        buffering policy: BufferingPolicy, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Values<Element, Failure> {
        Values(stream: asObservable(), policy: policy, origin: .init(Self.self, fileID, line))
    }
}

extension MainActorStream where Element: Sendable {
    /// The elements for a `for await` loop; all of them wait until they are read.
    @inlinable public nonisolated var values: Values<Element, Never> {
        Values(stream: asObservable(), policy: .unbounded, origin: .init(Self.self))
    }

    /// The elements for a `for await` loop, with a policy for those that are not read in time.
    ///
    /// - Parameters:
    ///   - policy: what happens to those.
    ///   - fileID: where the loop is, for ``LiveSubscriptions``.
    ///   - line: where the loop is, for ``LiveSubscriptions``.
    @inlinable
    public nonisolated func values(
        buffering policy: BufferingPolicy, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Values<Element, Never> {
        Values(stream: asObservable(), policy: policy, origin: .init(Self.self, fileID, line))
    }
}
