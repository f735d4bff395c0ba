import Streams

@main
struct WithStreams {
    static func main() {
        let subject = PublishSubject<Int, Never>()
        let subscription = subject.map { $0 * 3 }.filter { $0 % 2 == 0 }.scan(0) { $0 + $1 }
            .subscribe(onNext: { print($0) })
        for argument in CommandLine.arguments.dropFirst() { subject.onNext(argument.utf8.count) }
        subscription.dispose()
    }
}
