/// Placeholder namespace while the module is being filled.
enum Streams {}
