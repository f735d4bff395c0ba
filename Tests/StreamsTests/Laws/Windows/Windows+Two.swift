// For two inputs. Columns as in Script.swift: a ends first, b ends first, a fails, b fails, a is empty, b is
// empty, disposed of.

extension Windows {
    /// Each to its own end, or to the other's failure.
    static let merge: Windows = """
        a  ^---!               ^------------!      ^----!        ^-!         ^--!       ^-------!    ^-----!
        b  ^-------!           ^-------!           ^----!        ^-!         ^----!     ^-!          ^-----!
        """

    /// Each to its own end, or until no pair can come any more: an input fails, or completes without an element.
    static let combineLatest: Windows = """
        a  ^---!               ^------------!      ^----!        ^-!         ^--!       ^-!          ^-----!
        b  ^-------!           ^-------!           ^----!        ^-!         ^--!       ^-!          ^-----!
        """

    /// Each to its own end, or until no pair can come any more: an input has ended and its elements are used up.
    static let zip: Windows = """
        a  ^---!               ^-------!           ^----!        ^-!         ^--!       ^-!          ^-----!
        b  ^------!            ^-------!           ^----!        ^-!         ^--!       ^-!          ^-----!
        """

    /// `a` decides: when it ends, `b` is closed.
    ///
    /// A failure of `b` closes both.
    static let withLatestFrom: Windows = """
        a  ^---!               ^------------!      ^----!        ^-!         ^--!       ^-------!    ^-----!
        b  ^---!               ^-------!           ^----!        ^-!         ^--!       ^-!          ^-----!
        """

    /// The same, to the second element of `a`, if `b` has sent one.
    static let withLatestFromOnce: Windows = """
        a  ^---!               ^---!               ^---!         ^-!         ^--!       ^-------!    ^---!
        b  ^---!               ^---!               ^---!         ^-!         ^--!       ^-!          ^---!
        """

    /// `b` opens when `a` has completed.
    static let concat: Windows = """
        a  ^---!               ^------------!      ^----!        ^-------!    ^--!       ^-------!    ^-----!
        b  ----^-------!       -------------^      .             --------^-!  ---^----!  --------^-!  .
        """

    /// `a` opens when `b` has completed.
    static let concatReversed: Windows = """
        a  --------^---!       --------^           -------^----!  .           -----^--!  --^-------!  .
        b  ^-------!           ^-------!           ^------!       ^-!         ^----!     ^-!          ^-----!
        """

    /// The first event, be it an end, closes the other.
    static let amb: Windows = """
        a  ^---!               ^------------!      ^----!        ^-!         ^!         ^-!          ^-----!
        b  ^!                  ^!                  ^!            ^-!         ^----!     ^-!          ^!
        """

    /// An element of `b` closes both, and so does the end of `a`, or a failure of `b`.
    ///
    /// The completion of `b` means nothing.
    static let takeUntil: Windows = """
        a  ^---!               ^-!                 ^-!           ^-!         ^!         ^-------!    ^-!
        b  ^---!               ^-!                 ^-!           ^-!         ^!         ^-!          ^-!
        """

    /// An element of `b` closes `b`, the end of `a` or a failure of `b` closes both.
    static let skipUntil: Windows = """
        a  ^---!               ^------------!      ^----!        ^-!         ^--!       ^-------!    ^-----!
        b  ^---!               ^-!                 ^-!           ^-!         ^!         ^-!          ^-!
        """

    /// The end of `b` closes both.
    ///
    /// What `a` has left when it completes waits for `b`.
    static let sample: Windows = """
        a  ^---!               ^-------!           ^----!        ^-!         ^--!       ^-!          ^-----!
        b  ^----!              ^-------!           ^----!        ^-!         ^--!       ^-!          ^-----!
        """

    /// `b` opens when `a` has completed without an element.
    static let ifEmpty: Windows = """
        a  ^---!               ^------------!      ^----!        ^-------!   ^--!       ^-------!    ^-----!
        b  .                   .                   .             .           ---^----!  .            .
        """

    /// `b` opens when `a` has failed.
    static let `catch`: Windows = """
        a  ^---!               ^------------!      ^----!         ^-------!   ^--!       ^-------!    ^-----!
        b  .                   .                   -----^------!  .           .          .            .
        """

    /// `b` takes the place of `a`, 5 ms after its last element.
    static let timeout: Windows = """
        a  ^---!               ^-----------!       ^----!        ^-------!   ^--!       ^-------!    ^-----!
        b  .                   ------------^       .             .           .          .            .
        """

    /// `a` opens anew when it has failed; `b`, which has a say in that, is open as long as the output.
    ///
    /// A failure of `b` closes both.
    static let retryWhen: Windows = """
        a  ^---!               ^------------!      ^----!            ^-!         ^--!       ^-------!    ^-----!
        a  .                   .                   -----^----!       .           .          .            .
        a  .                   .                   ----------^----!  .           .          .            .
        a  .                   .                   ---------------^  .           .          .            .
        b  ^---!               ^-------!           ^------!          ^-!         ^--!       ^-!          ^-----!
        """
}
