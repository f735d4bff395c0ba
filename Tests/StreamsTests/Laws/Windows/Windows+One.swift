// For one input. Columns as in Script.swift: a ends first, b ends first, a fails, b fails, a is empty, b is
// empty, disposed of.

extension Windows {
    /// The default: from the beginning to the input's own end, also when the output goes on.
    static let whole: Windows = """
        a  ^---!               ^------------!      ^----!        ^-------!   ^--!       ^-------!    ^-----!
        """

    /// To the first element.
    static let toFirst: Windows = """
        a  ^!                  ^!                  ^!            ^---!       ^--!       ^---!        ^!
        """

    /// To the second element.
    static let toSecond: Windows = """
        a  ^--!                ^---!               ^---!         ^------!    ^--!       ^------!     ^---!
        """

    /// To the element that is a 3.
    static let toThree: Windows = """
        a  ^---!               ^------!            ^----!        ^-------!   ^--!       ^-------!    ^-----!
        """

    /// A timer ends it at 12 ms.
    static let to12ms: Windows = """
        a  ^---!               ^-----------!       ^----!        ^-------!   ^--!       ^-------!    ^-----!
        """

    /// The timer opens it at 3 ms.
    static let from3ms: Windows = """
        a  ---^---!            ---^------------!   ---^----!     ---^-------!  ---^--!    ---^-------!  ---^--!
        """

    /// Each run opens when the one before has completed; a failure is the end.
    static let threeTimes: Windows = """
        a  ^---!          ^------------!  ^----!  ^-------!          ^--!        ^-------!          ^-----!
        a  ----^---!      -------------^  .       --------^-------!  ---^--!     --------^-------!  .
        a  --------^---!  .               .       ----------------^  ------^--!  ----------------^  .
        """

    /// The same without end.
    static let again: Windows = """
        a  ^---!              ^------------!  ^----!  ^-------!          ^--!                 ^-------!          ^-----!
        a  ----^---!          -------------^  .       --------^-------!  ---^--!              --------^-------!  .
        a  --------^---!      .               .       ----------------^  ------^--!           ----------------^  .
        a  ------------^---!  .               .       .                  ---------^--!        .                  .
        a  ----------------^  .               .       .                  ------------^--!     .                  .
        a  .                  .               .       .                  ---------------^--!  .                  .
        a  .                  .               .       .                  ------------------^  .                  .
        """

    /// Each run opens when the one before has failed; a completion is the end.
    static let retryTwice: Windows = """
        a  ^---!               ^------------!      ^----!            ^-------!   ^--!       ^-------!    ^-----!
        a  .                   .                   -----^----!       .           .          .            .
        a  .                   .                   ----------^----!  .           .          .            .
        """

    /// The same without end.
    static let retry: Windows = """
        a  ^---!               ^------------!      ^----!            ^-------!   ^--!       ^-------!    ^-----!
        a  .                   .                   -----^----!       .           .          .            .
        a  .                   .                   ----------^----!  .           .          .            .
        a  .                   .                   ---------------^  .           .          .            .
        """

    /// Each run opens 3 ms after the one before has failed.
    static let retryLater: Windows = """
        a  ^---!               ^------------!      ^----!             ^-------!   ^--!       ^-------!    ^-----!
        a  .                   .                   --------^----!     .           .          .            .
        a  .                   .                   ----------------^  .           .          .            .
        """
}
