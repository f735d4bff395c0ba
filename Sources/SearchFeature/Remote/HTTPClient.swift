import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches bodies of limited size, over one session, so that connections are used again.
nonisolated final class HTTPClient: Sendable {
    private let transfers = HTTPTransfers()
    private let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        // Results are not worth caching, and with a cache Linux's Foundation may trap on a cancel soon after the start.
        configuration.urlCache = nil
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    /// The body of a successful answer; cancelling the calling task ends the wait at once and closes the connection.
    func data(for request: URLRequest, limit: Int) async -> Result<Data, SearchError> {
        if Task.isCancelled { return .failure(.cancelled) }
        let task = session.dataTask(with: request)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                transfers.begin(task, limit: limit, continuation)
                task.resume()
                // A cancel that came before the transfer began has found nothing to end.
                if Task.isCancelled { cancel(task) }
            }
        } onCancel: {
            cancel(task)
        }
    }

    /// Answers at once, and closes the connection from the delegate's queue.
    ///
    /// There the task cannot complete at the same moment, which Linux's Foundation would not survive.
    private func cancel(_ task: URLSessionTask) {
        transfers.end(task, .failure(.cancelled))
        session.delegateQueue.addOperation { task.cancel() }
    }
}
