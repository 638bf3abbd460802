import KeylineSQLite

/// The rows of a table that hangs on another, read side by side with their parents.
///
/// Both statements begin with the identifier and the layer of the parent and are ordered by them,
/// so the two are merged as they come and no table of children is built up.
final class ChildRows {
  private let statement: Statement
  private var isAtRow: Bool

  init(_ db: Connection, _ sql: String) throws {
    statement = try db.prepare(sql)
    isAtRow = try statement.step()
  }

  /// Hands out the rows of a parent in their order.
  func each(of parent: Row, _ body: (Row) throws -> Void) throws {
    while isAtRow {
      let row = statement.row
      var order = try row.compareText(0, with: parent)
      if order == 0 { order = try row.compareText(1, with: parent) }
      if order > 0 { return }
      if order == 0 { try body(row) }
      isAtRow = try statement.step()
    }
  }

  /// The values of the rows of a parent in their order.
  func all<Child>(of parent: Row, _ child: (Row) throws -> Child) throws -> [Child] {
    var children: [Child] = []
    try each(of: parent) { children.append(try child($0)) }
    return children
  }
}
