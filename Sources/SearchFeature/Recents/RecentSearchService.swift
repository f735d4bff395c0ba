public import Streams

/// The recent searches of the app: one list for all screens, kept in a store.
///
/// A change is made in the store, in the order of the calls, and shows in ``recents`` when the store has answered. What
/// goes wrong is told by ``problems`` and loses nothing: the store tries again with the next change.
@MainActor
public final class RecentSearchService {
    /// Something that went wrong with the store, to be told to the user.
    public nonisolated enum Problem: Sendable, Hashable, CustomStringConvertible {
        /// The list could not be read or kept.
        case store(RecentSearchStoreError)
        /// The list could not be understood; the file has been set aside under this path, and a new list begun.
        case damaged(copy: String)

        /// One sentence for the user.
        public var description: String {
            switch self {
            case .store(let error): "\(error)"
            case .damaged(let copy): "The recent searches could not be read; the file is kept as \(copy)."
            }
        }
    }

    private let list = DriverRelay<[RecentSearch]?>(nil)
    private let trouble = DriverRelay<Problem?>(nil)
    private let changes = PublishRelay<RecentSearchChange?>()
    private let bag = DisposeBag()

    /// Reads the list from the store at once.
    public init(store: any RecentSearchStoring) {
        changes
            .concatMap { change in
                await Answer(store, change)
            }
            .asSignal()
            .emit(onNext: { [list, trouble] answer in
                if let problem = answer.problem { trouble.accept(problem) }
                if let recents = answer.recents ?? (list.value == nil ? [] : nil) { list.accept(recents) }
            })
            .disposed(by: bag)
        changes.accept(nil)
    }

    /// The list, newest first; the first time when it has been read, then after every change.
    public var recents: Driver<[RecentSearch]> { list.asDriver().compactMap { $0 }.distinctUntilChanged() }

    /// What went wrong last, if anything has, and whatever goes wrong from now on.
    public var problems: Driver<Problem> { trouble.asDriver().compactMap { $0 } }

    /// Makes a change, after those that were asked for before.
    public func make(_ change: RecentSearchChange) {
        changes.accept(change)
    }

    /// Reads the list again, for the case that somebody else has changed it.
    public func reload() {
        changes.accept(nil)
    }
}

private nonisolated struct Answer: Sendable {
    var recents: [RecentSearch]?
    var problem: RecentSearchService.Problem?

    init(_ store: any RecentSearchStoring, _ change: RecentSearchChange?) async {
        do throws(RecentSearchStoreError) {
            let stored = if let change { try await store.update(change) } else { try await store.load() }
            recents = stored.list.entries
            problem = stored.damagedCopy.map { .damaged(copy: $0) }
        } catch {
            problem = .store(error)
            // The store shows a change that it could not keep, too.
            recents = try? await store.load().list.entries
        }
    }
}
