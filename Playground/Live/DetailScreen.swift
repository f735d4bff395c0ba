import SearchFeature
import Streams

/// The details of an airport: to be chosen, or left again.
@MainActor
final class DetailScreen: TerminalScreen {
    let keys = SignalRelay<Key>()
    let frames: Driver<Frame>
    private let bag = DisposeBag()

    init(
        _ route: SearchRoute, in search: any SearchProviding, size: Driver<Size>,
        choose: @escaping @MainActor () -> Void, back: @escaping @MainActor () -> Void
    ) {
        let (code, name) =
            switch route {
            case .airport(let code, let name): (code, name)
            }
        let airports = Driver.just(code)
            .flatMapLatest { code in (try? await search.search(code))?.map(\.airport).first { $0.code == code } }
            .startWith(nil)
        frames = Driver.combineLatest(airports, size).map { airport, size in
            Self.frame(airport ?? Airport(code: code, name: name, city: "", country: ""), size)
        }
        keys.asSignal().filter { $0 == .enter }.emit(onNext: { _ in choose() }).disposed(by: bag)
        keys.asSignal().filter { $0 == .escape || $0 == .backspace || $0 == .left }.emit(onNext: { _ in back() })
            .disposed(by: bag)
    }

    private static func frame(_ airport: Airport, _ size: Size) -> Frame {
        let place = [airport.city, airport.countryName].filter { !$0.isEmpty }.joined(separator: " · ")
        let lines = [
            Line(" " + airport.code, [.bold, .accent]), Line(" " + airport.name, .bold), Line(" " + place), Line(),
            Line(" ⏎ choose   Esc back   ^C quit", .dim),
        ]
        return Frame(size: size, lines: lines)
    }
}
