extension Source {
    @inlinable
    static func from(_ elements: some Sequence<Element>) -> Source {
        Source { sink, subscription in
            for element in elements {
                if subscription.isDisposed { return }
                sink.next(element)
            }
            if !subscription.isDisposed { sink.complete() }
        }
    }

    @inlinable
    static func just(_ element: Element) -> Source {
        Source { sink, subscription in
            if !subscription.isDisposed { sink.finish(with: element, subscription) }
        }
    }

    @inlinable
    static func ended(_ completion: Completion<Failure>) -> Source {
        Source { sink, subscription in
            if !subscription.isDisposed { sink.end(completion) }
        }
    }

    @inlinable
    static var never: Source { Source { _, _ in } }

    @inlinable
    static func deferred(_ make: @escaping () -> Source) -> Source {
        Source { sink, subscription in make().run(sink, subscription) }
    }
}
