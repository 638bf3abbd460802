import KeylineModel

extension Metric {
  /// The conditions that asking for the metric sets where they are at their usual value: the gap above a grouped
  /// table is asked in a grouped table.
  var implied: [Dimension] {
    elements.filter { $0 == .barButtonItems }
      + (Self.ofGroupedTables.contains(id) ? [.tableStyle] : [])
  }

  fileprivate static let ofGroupedTables: Set<ID> = [
    "tableView.firstSectionHeaderHeight", "tableView.groupedFooterHeight",
    "tableView.groupedHeaderHeight", "tableView.untitledSectionFooterHeight",
    "tableView.untitledSectionHeaderHeight",
  ]
}

extension Knowledge {
  /// Adds what asking for a metric brings along to rows about it that leave that out: a gap above a grouped table is
  /// read in a grouped table.
  mutating func addImpliedConditions() {
    for place in rules.indices where rules[place].scope.lacksStyle(of: rules[place].metric) {
      rules[place].scope.conditions[.tableStyle] = .grouped
    }
    for place in observations.indices
    where observations[place].scope.lacksStyle(of: observations[place].metric) {
      observations[place].scope.conditions[.tableStyle] = .grouped
    }
  }
}

extension Scope {
  fileprivate func lacksStyle(of metric: Metric.ID) -> Bool {
    conditions[.tableStyle] == nil && Metric.ofGroupedTables.contains(metric)
  }
}

extension ValueSet {
  fileprivate static let grouped = ValueSet(values: [TableStyle.grouped.code])
}
