extension ProbePart {
  static let table = ProbePart(
    "table", function: "measureTable",
    metrics: ["tableView.groupedHeaderHeight", "tableView.groupedFooterHeight"],
    text: #"""
      private func measureTable() async {
        let controller = ProbeController()
        await show(controller)
        let table = ProbeTable(.grouped, ProbeRows(), in: controller.view)
        let situation = ["table-style=grouped"]
        let (header, footer) = (table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
        record("tableView.groupedHeaderHeight", header.height, with: situation)
        record("tableView.groupedFooterHeight", footer.height, with: situation)
      }
      """#)

  static let tableRows = ProbePart(
    "table rows", function: "measureTableRows",
    metrics: [
      "tableView.rowHeight", "tableView.subtitleRowHeight", "tableView.separatorInset",
      "tableView.insetGroupedMargin",
    ],
    text: #"""
      private func measureTableRows() async {
        let controller = ProbeController()
        await show(controller)
        let first = IndexPath(row: 0, section: 0)
        for (name, style) in ProbeTable.styles {
          let situation = ["table-style=\(name)"]
          for kind in ProbeRows.Kind.allCases {
            if #available(iOS 14.0, *) {} else if kind == .configured { continue }
            let table = ProbeTable(style, ProbeRows(kind), in: controller.view)
            let height = table.rectForRow(at: first).height
            switch kind {
            case .classic:
              record("tableView.rowHeight", height, with: situation + ["cell=classic"])
              guard let cell = table.cellForRow(at: first) else { break }
              record("tableView.separatorInset", cell.separatorInset.left, with: situation)
              if style == .insetGrouped {
                record("tableView.insetGroupedMargin", cell.frame.minX)
              }
            case .configured:
              record(
                "tableView.rowHeight", height, with: situation + ["cell=content-configuration"])
            case .subtitle:
              record("tableView.subtitleRowHeight", height, with: situation)
            }
            table.removeFromSuperview()
          }
        }
      }
      """#)

  static let tableSections = ProbePart(
    "table sections", function: "measureTableSections",
    metrics: [
      "tableView.sectionHeaderHeight", "tableView.firstSectionHeaderHeight",
      "tableView.untitledSectionHeaderHeight", "tableView.untitledSectionFooterHeight",
    ],
    text: #"""
      private func measureTableSections() async {
        let controller = ProbeController()
        await show(controller)
        for (name, style) in ProbeTable.styles {
          let situation = ["table-style=\(name)"]
          let titled = ProbeTable(style, ProbeTitledRows(), in: controller.view)
          let later = titled.rectForHeader(inSection: 1).height
          record("tableView.sectionHeaderHeight", later, with: situation)
          if style != .plain {
            let first = titled.rectForHeader(inSection: 0).height
            record("tableView.firstSectionHeaderHeight", first, with: situation)
            let table = ProbeTable(style, ProbeRows(sections: 2), in: controller.view)
            let header = table.rectForHeader(inSection: 1).height
            let footer = table.rectForFooter(inSection: 0).height
            record("tableView.untitledSectionHeaderHeight", header, with: situation)
            record("tableView.untitledSectionFooterHeight", footer, with: situation)
            table.removeFromSuperview()
          }
          titled.removeFromSuperview()
        }
      }
      """#)
}
