// For a `b` for each element of `a`. Columns as in Script.swift: a ends first, b ends first, a fails, b fails, a is empty, b is
// empty, disposed of.

extension Windows {
    /// Each element opens one at once.
    static let flatMap: Windows = """
        a  ^---!               ^------------!      ^----!        ^-----!     ^--!       ^-------!    ^-----!
        b  -^-------!          -^-------!          -^---!        ----^-!     .          ----^-!      -^----!
        b  ---^-------!        ----^-------!       ----^!        .           .          -------^-!   ----^-!
        b  .                   -------^-------!    .             .           .          .            .
        """

    /// No more than two are open.
    static let flatMapTwo: Windows = """
        a  ^---!               ^------------!      ^----!        ^-----!     ^--!       ^-------!    ^-----!
        b  -^-------!          -^-------!          -^---!        ----^-!     .          ----^-!      -^----!
        b  ---^-------!        ----^-------!       ----^!        .           .          -------^-!   ----^-!
        b  .                   ---------^-------!  .             .           .          .            .
        """

    /// Each opens when the one before has completed.
    static let concatMap: Windows = """
        a  ^---!               ^------------!      ^----!        ^-----!     ^--!       ^-------!    ^-----!
        b  -^-------!          -^-------!          -^---!        ----^-!     .          ----^-!      -^----!
        b  ---------^-------!  ---------^-------!  .             .           .          -------^-!   .
        b  .                   -----------------^  .             .           .          .            .
        """

    /// Each closes the one before, and opens after that.
    static let flatMapLatest: Windows = """
        a  ^---!               ^------------!      ^----!        ^-----!     ^--!       ^-------!    ^-----!
        b  -^-!                -^--!               -^--!         ----^-!     .          ----^-!      -^--!
        b  ---^-------!        ----^--!            ----^!        .           .          -------^-!   ----^-!
        b  .                   -------^-------!    .             .           .          .            .
        """

    /// An element opens one when none is open.
    static let flatMapFirst: Windows = """
        a  ^---!               ^------------!      ^----!        ^-----!     ^--!       ^-------!    ^-----!
        b  -^-------!          -^-------!          -^---!        ----^-!     .          ----^-!      -^----!
        b  .                   .                   .             .           .          -------^-!   .
        """

    /// The first opens one, the second throws, which closes both.
    static let flatMapOnce: Windows = """
        a  ^--!                ^---!               ^---!         ^-----!     ^--!       ^------!     ^---!
        b  -^-!                -^--!               -^--!         ----^-!     .          ----^-!      -^--!
        """

    /// Drivers and signals are shared: an element opens one when none is open, else joins it.
    static let flatMapShared: Windows = """
        a  ^---!               ^------------!      /             /           ^--!       ^-------!    ^-----!
        b  -^-------!          -^-------!          /             /           .          ----^-!      -^----!
        b  .                   .                   /             /           .          -------^-!   .
        """

    /// No more than two share one; the third opens one when both are over.
    static let flatMapTwoShared: Windows = """
        a  ^---!               ^------------!      /             /           ^--!       ^-------!    ^-----!
        b  -^-------!          -^-------!          /             /           .          ----^-!      -^----!
        b  .                   ---------^-------!  /             /           .          -------^-!   .
        """
}
