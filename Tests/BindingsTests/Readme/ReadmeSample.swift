import Bindings
import Streams
import StreamsTesting
import Testing

struct SearchViewModel: ViewModel {
    struct Input { let text: Driver<String> }
    struct Output { let results: Driver<[String]> }
    let service: SearchService

    func transform(_ input: Input) -> Output {
        Output(
            results: input.text
                .debounce(.milliseconds(300))
                .distinctUntilChanged()
                .flatMapLatest { text in await service.search(text) })
    }
}

struct SearchService: Sendable {
    let search: @Sendable (String) async -> [String]

    static let fake = SearchService { text in [text + "!"] }
}

@Suite @MainActor struct ReadmeSample {
    @Test func searchesWhenTypingRests() async {
        await marbleTest { time in
            let text = time.driver("a-b 400ms c|")
            let output = SearchViewModel(service: .fake).transform(.init(text: text))
            time.expect(output.results, "302ms x 101ms (y|)", values: ["x": ["b!"], "y": ["c!"]])
        }
    }
}
