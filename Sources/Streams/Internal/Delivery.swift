/// Takes the result of one task to the stream that started it, unless the stream is over by then.
@usableFromInline
struct Delivery<Element, Failure: Error>: @unchecked Sendable {  // used once, by the task
    private let sink: Sink<Element, Failure>
    private let subscription: Subscription

    init(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        self.sink = sink
        self.subscription = subscription
    }

    /// Awaits the result of `work` and delivers it.
    @usableFromInline
    func run(_ work: @Sendable () async throws(Failure) -> Element) async {
        do throws(Failure) {
            element(try await work())
        } catch {
            failure(error)
        }
    }

    /// Delivers what the sequence gives, until the stream is over.
    func run<Base: AsyncSequence>(_ elements: Base) async where Base.Element == Element, Base.Failure == Failure {
        do throws(Failure) {
            for try await element in elements {
                if subscription.isDisposed { return }
                sink.next(element)
            }
            if !subscription.isDisposed { sink.complete() }
        } catch {
            failure(error)
        }
    }

    /// Awaits the result of `work` and delivers it, on the main actor.
    @MainActor
    @usableFromInline
    func run(onMain work: @MainActor () async -> Element) async {
        element(await work())
    }

    @usableFromInline
    func element(_ element: Element) {
        if !subscription.isDisposed { sink.next(element) }
        if !subscription.isDisposed { sink.complete() }
    }

    @usableFromInline
    func failure(_ failure: Failure) {
        if !subscription.isDisposed { sink.fail(failure) }
    }
}
