// Whoever tests streams also draws, records and moves time.
@_exported public import Marbles
