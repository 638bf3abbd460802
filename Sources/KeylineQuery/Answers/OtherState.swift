package import KeylineModel

/// The value of a metric in a state that nobody named: of a keyboard without the suggestion bar.
package struct OtherState: Hashable, Sendable {
  /// The condition that few metrics have.
  package let dimension: Dimension
  /// The code of the other value of the condition.
  package let code: Int
  /// The value of the metric there.
  package let value: Length
  /// How it stands.
  package let status: Status
}

extension Resolver {
  /// The other states in which the one answer to a request is another one, over the same versions.
  ///
  /// - Parameter named: The conditions that were named, which need no hint.
  package func otherStates(
    _ request: AnswerTable.Request, naming named: some Collection<Dimension>
  ) -> [OtherState] {
    guard let column = request.columns.first, request.columns.count == 1 else { return [] }
    func cell(_ column: Column) -> Cell? {
      var request = request
      request.columns = [column]
      let rows = table(request).rows
      return rows.count == 1 ? rows[0].cells.first : nil
    }
    let dimensions = Dimension.ofFewMetrics.filter {
      $0.mayDecide(column.metric.id) && !$0.isAskedForEach && !named.contains($0)
    }
    guard !dimensions.isEmpty, let answered = cell(column)?.value else { return [] }
    return dimensions.flatMap { dimension in
      (0..<dimension.valueCount).compactMap { code in
        var situation = column.situation
        guard code != situation.code(dimension, defaultSDK: 0) else { return nil }
        situation.set(dimension, to: code)
        return cell(Column(column.metric, situation)).flatMap { cell in
          cell.value.flatMap { value in
            value == answered
              ? nil
              : OtherState(dimension: dimension, code: code, value: value, status: cell.status)
          }
        }
      }
    }
  }
}
