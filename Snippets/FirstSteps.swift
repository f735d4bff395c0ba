// The smallest things that Streams does: run it with `swift run FirstSteps`.
import Streams

let bag = DisposeBag()

// A stream runs when somebody subscribes.
Observable<Int, Never>.of(1, 2, 3)
    .map { $0 * 10 }
    .subscribe(onNext: { print("of:", $0) })
    .disposed(by: bag)

// A relay is a value that can be observed; a change from inside a handler waits its turn.
let count = BehaviorRelay(0)
count.subscribe(onNext: { value in
    print("count:", value)
    if value == 1 { count.update { $0 + 1 } }
}).disposed(by: bag)
count.accept(1)

// A driver lives on the main actor and runs once for all who listen.
let label = DriverRelay("")
let title = label.asDriver().filter { !$0.isEmpty }.map { "Hello, \($0)" }
title.drive(onNext: { print("title:", $0) }).disposed(by: bag)
label.accept("streams")
