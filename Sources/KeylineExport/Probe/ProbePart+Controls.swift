extension ProbePart {
  static let tableRows = ProbePart(
    "table rows", function: "measureTableRows",
    metrics: ["tableView.rowHeight", "tableView.separatorInset", "tableView.insetGroupedMargin"],
    text: #"""
      private func measureTableRows() async {
        let controller = ProbeController()
        await show(controller)
        guard let view = controller.view else { return }
        let styles: [(String, UITableView.Style)] = [
          ("plain", .plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
        ]
        let first = IndexPath(row: 0, section: 0)
        for (style, value) in styles {
          for cell in ["classic", "content-configuration"] {
            let table = UITableView(frame: view.bounds, style: value)
            let rows = ProbeRows()
            rows.isClassic = cell == "classic"
            table.dataSource = rows
            view.addSubview(table)
            table.layoutIfNeeded()
            let row = table.rectForRow(at: first)
            let situation = ["table-style=\(style)", "cell=\(cell)"]
            record("tableView.rowHeight", row.height, with: situation)
            if rows.isClassic, let shown = table.cellForRow(at: first) {
              let style = ["table-style=\(style)"]
              record("tableView.separatorInset", shown.separatorInset.left, with: style)
              if value == .insetGrouped {
                record("tableView.insetGroupedMargin", shown.frame.minX)
              }
            }
            table.removeFromSuperview()
          }
        }
      }
      """#)

  static let controls = ProbePart(
    "controls", function: "measureControls",
    metrics: ["switch.width", "switch.height", "segmentedControl.height"],
    text: #"""
      private func measureControls() async {
        let controller = ProbeController()
        await show(controller)
        let toggle = UISwitch()
        let segments = UISegmentedControl(items: ["One", "Two"])
        for view in [toggle, segments] { controller.view.addSubview(view) }
        await settle()
        record("switch.width", toggle.bounds.width)
        record("switch.height", toggle.bounds.height)
        record("segmentedControl.height", segments.intrinsicContentSize.height)
      }
      """#)

  static let keyboard = ProbePart(
    "keyboard", function: "measureKeyboard", metrics: ["keyboard.height"],
    text: #"""
      /// Measures the software keyboard; a simulator shows none while a hardware keyboard is connected.
      private func measureKeyboard() async {
        guard #available(iOS 15.0, *) else { return }
        for suggestions in ["on", "off"] {
          let controller = ProbeController()
          await show(controller)
          guard let view = controller.view else { return }
          let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
          field.autocorrectionType = suggestions == "on" ? .yes : .no
          field.spellCheckingType = suggestions == "on" ? .yes : .no
          view.addSubview(field)
          let guide = view.keyboardLayoutGuide
          _ = field.becomeFirstResponder()
          for _ in 0..<4 { await settle() }
          let height = view.bounds.maxY - guide.layoutFrame.minY
          if height > view.safeAreaInsets.bottom {
            let situation = ["suggestions=\(suggestions)"]
            record("keyboard.height", height, with: situation)
          }
          _ = field.resignFirstResponder()
          await settle()
        }
      }
      """#)

  static let sheet = ProbePart(
    "sheet", function: "measureSheet", metrics: ["sheet.topOffset", "sheet.height"],
    text: #"""
      private func measureSheet() async {
        let controller = ProbeController()
        await show(controller)
        let sheet = ProbeController()
        sheet.modalPresentationStyle = .pageSheet
        controller.present(sheet, animated: false)
        await settle()
        let frame = frame(of: sheet.view)
        record("sheet.topOffset", frame.minY - window.safeAreaInsets.top)
        record("sheet.height", frame.height)
        controller.dismiss(animated: false)
        await settle()
      }
      """#)
}
