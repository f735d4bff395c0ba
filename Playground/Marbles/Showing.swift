import Marbles
import Streams

/// The picture of an operator at work, as text and as SVG.
@MainActor
struct Showing {
    let text: String
    let svg: String

    /// More events than this in one row say nothing any more.
    private static let most = 1_000

    /// Runs the operator in virtual time.
    static func of(_ choices: Choices) async throws(Complaint) -> Showing {
        let end: Result<Showing, Complaint> = await withVirtualTime { time in
            let scene = Scene(choices, time)
            choices.exhibit.show(scene)
            do throws(Complaint) {
                let goesOn = try await play(scene)
                return .success(Showing(scene, goesOn: goesOn))
            } catch {
                return .failure(error)
            }
        }
        return try end.get()
    }

    /// Lets time pass; whether there is more to come.
    private static func play(_ scene: Scene) async throws(Complaint) -> Bool {
        let (time, name) = (scene.time, scene.choices.exhibit.name)
        let end = scene.choices.end ?? (scene.isEndless ? .milliseconds(20) : nil)
        var moments = 0
        var next: Duration? = time.now
        while let moment = next, end.map({ moment <= $0 }) ?? true {
            moments += 1
            guard moments <= most else {
                throw Complaint(
                    text: "\(name) goes on at more than \(most) different times; a short --until shows the first ones",
                    status: 1)
            }
            if await time.advance(to: moment) != nil {
                throw Complaint(
                    text: "\(name) never lets time pass: it goes on without end at \(moment.inWords)", status: 1)
            }
            next = time.timers.nextDeadline
        }
        if let end { await time.advance(to: end) }
        return next != nil
    }

    private init(_ scene: Scene, goesOn: Bool) {
        let exhibit = scene.choices.exhibit
        var picture = MarblePicture("\(exhibit.name): \(exhibit.summary)", until: scene.time.now)
        for input in scene.choices.inputs { picture.add(input.name, input.events, describe: { $0 }) }
        if !scene.choices.inner.isEmpty { picture.add("inner(x)", scene.choices.inner, describe: { $0 }) }
        picture.add(caption: scene.code)
        picture.add(scene.inners.windows + scene.service.windows)
        scene.rows.draw(in: &picture)
        var lines = [picture.description] + scene.rows.notes.map { "  \($0)" }
        if goesOn { lines.append("  It goes on: shown until \(scene.time.now.inWords), --until looks further.") }
        text = lines.joined(separator: "\n")
        svg = picture.svg
    }
}

extension MarblePicture {
    /// Adds subscriptions, not so many that nobody looks at them.
    mutating func add(_ windows: [(name: String, window: SubscriptionWindow)]) {
        for (name, window) in windows.prefix(8) { add(name, window) }
        if windows.count > 8 { add(caption: "… and \(windows.count - 8) more") }
    }
}
