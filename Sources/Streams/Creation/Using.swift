extension Observable {
    /// Makes a resource for each subscription and disposes of it when the subscription ends.
    ///
    ///     Observable.using({ try File(path) }, { file in file.lines })
    ///
    ///     -a-b-|   opened at 0, closed after the end
    ///
    /// The resource is disposed of after the last event has been sent.
    ///
    /// - Parameters:
    ///   - makeResource: makes the resource. A failure that it throws ends the stream.
    ///   - makeStream: makes the stream that uses it. A failure that it throws ends the stream, and the resource.
    @inlinable
    public static func using<Resource: Disposable>(
        _ makeResource: @escaping @Sendable () throws(Failure) -> Resource,
        _ makeStream: @escaping @Sendable (Resource) throws(Failure) -> Observable
    ) -> Observable {
        Observable(
            Source { sink, subscription in
                do throws(Failure) {
                    let resource = try makeResource()
                    subscription.add(resource)
                    if subscription.isDisposed { return }
                    try makeStream(resource).source.run(sink, subscription)
                } catch {
                    if !subscription.isDisposed { sink.fail(error) }
                }
            })
    }
}
