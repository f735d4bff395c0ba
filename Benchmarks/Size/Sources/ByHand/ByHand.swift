final class Subject {
    private var listeners: [(Int) -> Void] = []

    func listen(_ listener: @escaping (Int) -> Void) {
        listeners.append(listener)
    }

    func send(_ number: Int) {
        for listener in listeners { listener(number) }
    }
}

@main
struct ByHand {
    static func main() {
        let subject = Subject()
        var sum = 0
        subject.listen { number in
            let tripled = number * 3
            guard tripled % 2 == 0 else { return }
            sum += tripled
            print(sum)
        }
        for argument in CommandLine.arguments.dropFirst() { subject.send(argument.utf8.count) }
    }
}
