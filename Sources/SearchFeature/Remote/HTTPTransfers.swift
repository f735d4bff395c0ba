import Foundation
import Streams

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The answers that are under way, by task.
///
/// The system offers neither a stream of bytes nor a delegate per task on Linux, so the session's one delegate tells its
/// tasks apart. What arrives for a task that has ended is dropped.
nonisolated final class HTTPTransfers: NSObject, URLSessionDataDelegate, Sendable {
    typealias Answer = CheckedContinuation<Result<Data, SearchError>, Never>

    private struct Transfer {
        var body = Data()
        let limit: Int
        let answer: Answer
    }

    private let transfers = Lock<[Int: Transfer]>([:])

    func begin(_ task: URLSessionTask, limit: Int, _ answer: Answer) {
        transfers.withLock { $0[task.taskIdentifier] = Transfer(limit: limit, answer: answer) }
    }

    /// Gives the answer, unless it has been given.
    func end(_ task: URLSessionTask, _ result: Result<Data, SearchError>) {
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.answer.resume(returning: result)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        let limit = transfers.withLock { $0[dataTask.taskIdentifier]?.limit ?? 0 }
        if !(200..<300).contains(status) {
            giveUp(dataTask, .server(status: status))
        } else if response.expectedContentLength > Int64(limit) {
            giveUp(dataTask, .tooLarge(limit: limit))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let exceeded = transfers.withLock { transfers -> Int? in
            let key = dataTask.taskIdentifier
            transfers[key]?.body.append(data)
            guard let transfer = transfers[key], transfer.body.count > transfer.limit else { return nil }
            return transfer.limit
        }
        if let exceeded { giveUp(dataTask, .tooLarge(limit: exceeded)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let body = transfers.withLock { $0[task.taskIdentifier]?.body ?? Data() }
        end(task, error.map { .failure(SearchError($0)) } ?? .success(body))
    }

    /// Answers at once; the connection closes when the system gets to it, which on Linux is when data stops pouring in.
    private func giveUp(_ task: URLSessionTask, _ error: SearchError) {
        end(task, .failure(error))
        task.cancel()
    }
}
