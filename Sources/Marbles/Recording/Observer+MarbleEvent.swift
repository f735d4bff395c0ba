import Streams

extension Observer {
    /// Sends what a diagram says.
    func on(_ event: MarbleEvent<Element, Failure>) {
        switch event {
        case .next(let element): onNext(element)
        case .completed: onCompleted()
        case .failed(let failure): onError(failure)
        }
    }
}
