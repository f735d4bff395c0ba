import Foundation

/// How often a race is run or a trace compared: `STREAMS_REPEATS`, or a number that suits every run of the suite.
let repeats = ProcessInfo.processInfo.environment["STREAMS_REPEATS"].flatMap(Int.init) ?? 40
