import Foundation
import Streams

/// The terminal that the program runs in: keys come in, frames go out.
///
/// From the first moment on it is given back as it was, whatever ends or stops the process.
@MainActor
final class Terminal {
    /// What the user presses.
    let keys: Signal<Key>
    /// Nobody is there any more.
    var hangUps: Signal<Void> { gone.asSignal() }
    /// The size, now and whenever it changes.
    var size: Driver<Size> { sizes.asDriver().distinctUntilChanged() }

    private let gone = SignalRelay<Void>()
    private let sizes = DriverRelay(TerminalDevice.size)
    private var painter: Painter
    private var frame: Frame?
    private let bag = DisposeBag()

    /// Whether screens can be shown: input and output are a terminal, and one that can move its cursor.
    static func isThere(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        let name = environment["TERM"] ?? ""
        return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(name)
    }

    /// Takes the terminal over.
    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(Complaint) {
        guard TerminalDevice.open() else { throw Complaint(text: "the terminal cannot be set up", status: 1) }
        painter = Painter(isInColour: environment["NO_COLOR", default: ""].isEmpty)
        let events = TerminalDevice.events.asSignal()
        keys = events.compactMap { if case .bytes(let bytes) = $0 { bytes } else { nil } }.keys()
        events.emit(onNext: { [unowned self] event in
            switch event {
            case .bytes: break
            case .resized: sizes.value = TerminalDevice.size
            case .continued: resume()
            case .stop: suspend()
            case .hungUp: gone.accept(())
            }
        }).disposed(by: bag)
    }

    /// Shows a frame in place of the one before.
    func show(_ frame: Frame) {
        self.frame = frame
        if !TerminalDevice.write(painter.paint(frame)) { gone.accept(()) }
    }

    /// Gives the terminal to the shell until the user comes back.
    func suspend() {
        TerminalDevice.stop()
        resume()
    }

    /// Gives the terminal back for good.
    func close() {
        bag.dispose()
        TerminalDevice.close()
    }

    private func resume() {
        TerminalDevice.enter()
        sizes.value = TerminalDevice.size
        painter.forget()
        if let frame { show(frame) }
    }
}
