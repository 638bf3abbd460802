extension ProbePart {
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
    "sheet", function: "measureSheet",
    metrics: ["sheet.topOffset", "sheet.height", "sheet.maximumDetentValue"],
    text: #"""
      private func measureSheet() async {
        let large = await presentSheet { _ in }
        record("sheet.topOffset", large.minY - window.safeAreaInsets.top)
        record("sheet.height", large.height)
        guard #available(iOS 15.0, *) else { return }
        let medium = await presentSheet { $0.sheetPresentationController?.detents = [.medium()] }
        // Where there is no room for a medium detent, the sheet rests at the large one.
        if medium.height < large.height {
          record("sheet.height", medium.height, with: ["detent=medium"])
        }
        guard #available(iOS 16.0, *) else { return }
        var most: CGFloat?
        _ = await presentSheet { sheet in
          sheet.sheetPresentationController?.detents = [
            .custom { context in
              most = context.maximumDetentValue
              return most
            }
          ]
        }
        if let most { record("sheet.maximumDetentValue", most) }
      }

      /// Shows a sheet and takes it away again; the frame that it had.
      private func presentSheet(_ prepare: (UIViewController) -> Void) async -> CGRect {
        let controller = ProbeController()
        await show(controller)
        let sheet = ProbeController()
        sheet.modalPresentationStyle = .pageSheet
        prepare(sheet)
        controller.present(sheet, animated: false)
        await settle()
        let shown = frame(of: sheet.view)
        controller.dismiss(animated: false)
        await settle()
        return shown
      }
      """#)
}
