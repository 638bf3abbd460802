import GRDB

/// The rows of a table that hangs on another, read side by side with their parents.
///
/// Both statements begin with the identifier and the layer of the parent and are ordered by them,
/// so the two are merged as they come and no table of children is built up.
final class ChildRows {
  private let columns: Columns
  private var isAtRow: Bool

  init(_ db: Database, _ sql: String) throws {
    columns = try Columns(db, sql)
    isAtRow = try columns.next()
  }

  /// Hands out the rows of a parent in their order.
  func each(of parent: Columns, _ body: (Columns) throws -> Void) throws {
    while isAtRow {
      let order = columns.order(against: parent)
      if order > 0 { return }
      if order == 0 { try body(columns) }
      isAtRow = try columns.next()
    }
  }

  /// The values of the rows of a parent in their order.
  func all<Child>(of parent: Columns, _ child: (Columns) throws -> Child) throws -> [Child] {
    var children: [Child] = []
    try each(of: parent) { children.append(try child($0)) }
    return children
  }
}
