/// Where in a test something stands, and which framework runs that test.
///
/// Made when an expectation is made: later, on another thread, nobody knows any more which test it was.
struct Place: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: Int
    let column: Int
    let framework: TestFramework

    init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
        framework = .current
    }

    /// Records a failure of the test here; to be called by the task of the test.
    func fail(_ text: String) {
        framework.fail(text, at: self)
    }
}
