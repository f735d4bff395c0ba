import Streams

extension MarbleTest {
    /// Records a stream from now on, or in a window; one value more than it may send, as one that sends all at once could
    /// not be stopped otherwise.
    func record<Element, Failure>(
        _ stream: some ObservableType<Element, Failure>, during window: SubscriptionWindow? = nil
    ) -> Recorder<Element, Failure> {
        scheduler.record(stream.take(limit + 1), during: window ?? SubscriptionWindow())
    }

    /// Records a driver or a signal in the same way.
    @MainActor
    func record<Element>(
        _ stream: some MainActorStream<Element>, during window: SubscriptionWindow? = nil
    ) -> Recorder<Element, Never> {
        scheduler.record(Signal(core: stream.core).take(limit + 1), during: window ?? SubscriptionWindow())
    }
}
