/// The program that measures a device and prints readings for `keyline import`.
package enum ProbeSource {
  /// One Swift file for an app target with UIKit, with the functions of some parts.
  package static func text(of parts: [ProbePart] = ProbePart.all) -> String {
    let calls = parts.map { "      await \($0.function)()" }.joined(separator: "\n")
    let functions = parts.map { part in
      part.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
    return ([beginning + calls + "\n" + runEnd] + functions + [end]).joined(separator: "\n\n")
  }

  private static let beginning = #"""
    // Measures the bars, insets and margins of the device that it runs on, in portrait and in
    // landscape, and prints them as JSON of the form keyline.probe/1, which `keyline import` reads.
    //
    // Put this file into an app target for iOS 13 or later that allows both orientations, and call it
    // once the first window is on screen:
    //
    //     Task { await KeylineProbe(window: window).run() }
    //
    // Switch Display Zoom off and leave the text size as it is. The app must fill the screen. While it
    // runs it shows views of its own; the window gets its root view controller back at the end.

    import UIKit

    @MainActor
    final class KeylineProbe {
      private let window: UIWindow
      private var orientation = "portrait"
      private var readings: [String] = []

      init(window: UIWindow) { self.window = window }

      /// Measures, prints the JSON and returns it.
      @discardableResult
      func run() async -> String {
        let root = window.rootViewController
        for landscape in [false, true] where await rotate(landscape: landscape) {
          orientation = landscape ? "landscape" : "portrait"

    """#

  private static let runEnd = #"""
        }
        window.rootViewController = root
        let text = json
        print(text)
        return text
      }

      // MARK: What is measured
    """#

  private static let end = #"""
      // MARK: How it is shown

      private func show(_ controller: UIViewController) async {
        window.rootViewController = controller
        await settle()
      }

      private func showNavigation(
        largeTitle: Bool = false, _ prepare: (UIViewController) -> Void
      ) async -> UINavigationController {
        let content = ProbeController()
        prepare(content)
        content.navigationItem.largeTitleDisplayMode = largeTitle ? .always : .never
        let navigation = ProbeNavigation()
        navigation.navigationBar.prefersLargeTitles = largeTitle
        navigation.setViewControllers([content], animated: false)
        await show(navigation)
        return navigation
      }

      /// Turns the interface; false where the app or the window does not allow it.
      private func rotate(landscape: Bool) async -> Bool {
        ProbeOrientation.mask = landscape ? .landscapeRight : .portrait
        let controller = ProbeController()
        await show(controller)
        if #available(iOS 16.0, *) {
          controller.setNeedsUpdateOfSupportedInterfaceOrientations()
          window.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: ProbeOrientation.mask))
        } else {
          let side: UIInterfaceOrientation = landscape ? .landscapeRight : .portrait
          UIDevice.current.setValue(side.rawValue, forKey: "orientation")
        }
        for _ in 0..<20 where (window.bounds.width > window.bounds.height) != landscape {
          await settle()
        }
        return (window.bounds.width > window.bounds.height) == landscape
          && window.bounds.size == window.screen.bounds.size
      }

      /// Waits until layout and animations are over.
      private func settle() async {
        window.layoutIfNeeded()
        try? await Task.sleep(nanoseconds: 400_000_000)
        window.layoutIfNeeded()
      }

      // MARK: How it is written

      private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

      private func record(_ metric: String, _ value: CGFloat, with elements: [String] = []) {
        let pixels = (value * window.screen.scale).rounded()
        let points = Double(pixels / window.screen.scale)
        let names = elements.map { "\"\($0)\"" }.joined(separator: ", ")
        let with = elements.isEmpty ? "" : "\"with\": [\(names)], "
        readings.append(
          "{ \"metric\": \"\(metric)\", \"orientation\": \"\(orientation)\", \(with)"
            + "\"value\": \((points * 1_000).rounded() / 1_000) }")
      }

      private func record(_ metric: String, _ insets: UIEdgeInsets, with elements: [String] = []) {
        record(metric + ".top", insets.top, with: elements)
        record(metric + ".left", insets.left, with: elements)
        record(metric + ".bottom", insets.bottom, with: elements)
        record(metric + ".right", insets.right, with: elements)
      }

      private func recordSafeArea(of navigation: UINavigationController, with elements: [String]) {
        guard let content = navigation.topViewController?.view else { return }
        record("safeAreaInsets", content.safeAreaInsets, with: elements)
      }

      /// Records what a row adds to the bar; nothing where the system does not show it there.
      private func recordRow(
        _ metric: String, of navigation: UINavigationController, with elements: [String]
      ) async {
        let bar = navigation.navigationBar
        let frame = bar.convert(bar.bounds, to: window)
        let insets = navigation.topViewController?.view.safeAreaInsets
        let plain = await showNavigation { $0.title = "Title" }.navigationBar.bounds.height
        guard frame.height > plain, let insets else { return }
        record(metric, frame.height - plain, with: elements)
        record("navigationBar.frameHeight", frame.height, with: elements)
        record("navigationBar.maxY", frame.maxY, with: elements)
        record("safeAreaInsets", insets, with: elements)
      }

      private var json: String {
        let info = Bundle.main.infoDictionary ?? [:]
        let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
        var lines = [
          "\"schema\": \"keyline.probe/1\"",
          "\"device\": \"\(simulated ?? Self.machine)\"",
          "\"os\": \"\(UIDevice.current.systemVersion)\"",
          "\"runtime\": \"\(simulated == nil ? "device" : "simulator")\"",
        ]
        if let sdk = info["DTPlatformVersion"] as? String { lines.append("\"sdk\": \"\(sdk)\"") }
        if let xcode = info["DTXcode"] as? String {
          let build = info["DTXcodeBuild"] as? String
          lines.append("\"tool\": \"Xcode \(xcode)\(build.map { " (\($0))" } ?? "")\"")
        }
        if info["UIDesignRequiresCompatibility"] as? Bool == true {
          lines.append("\"designCompatibility\": true")
        }
        if UIDevice.current.userInterfaceIdiom == .pad {
          lines.append("\"multitasking\": \(Self.isEligibleForMultitasking(info))")
        }
        let list = readings.map { "    " + $0 }.joined(separator: ",\n")
        lines.append("\"readings\": [\n\(list)\n  ]")
        return "{\n  " + lines.joined(separator: ",\n  ") + "\n}"
      }

      /// Tells whether the app can share the screen of an iPad: it declares all four orientations and
      /// does not require the whole screen.
      private static func isEligibleForMultitasking(_ info: [String: Any]) -> Bool {
        let key = "UISupportedInterfaceOrientations"
        let declared = info[key + "~ipad"] as? [String] ?? info[key] as? [String] ?? []
        return Set(declared).count == 4 && info["UIRequiresFullScreen"] as? Bool != true
      }

      private static var machine: String {
        var info = utsname()
        uname(&info)
        return withUnsafeBytes(of: &info.machine) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      }
    }

    @MainActor
    private enum ProbeOrientation {
      static var mask = UIInterfaceOrientationMask.portrait
    }

    private final class ProbeController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ProbeOrientation.mask }
    }

    private final class ProbeNavigation: UINavigationController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ProbeOrientation.mask }
    }

    private final class ProbeTabs: UITabBarController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ProbeOrientation.mask }
    }

    /// A view as wide as it is asked to be.
    private final class ProbeView: UIView {
      private let side: CGFloat

      init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: min(side, 2_000), height: 30))
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override var intrinsicContentSize: CGSize { CGSize(width: side, height: 30) }
    }

    /// A table that fills a view and keeps its rows.
    private final class ProbeTable: UITableView {
      static let styles: [(name: String, style: UITableView.Style)] = [
        ("plain", .plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
      ]

      private let rows: any UITableViewDataSource

      init(_ style: UITableView.Style, _ rows: any UITableViewDataSource, in view: UIView) {
        self.rows = rows
        super.init(frame: view.bounds, style: style)
        dataSource = rows
        view.addSubview(self)
        layoutIfNeeded()
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }
    }

    /// Sections without a title, with one row each.
    private final class ProbeRows: NSObject, UITableViewDataSource {
      enum Kind: CaseIterable { case classic, configured, subtitle }

      private let kind: Kind
      private let sections: Int

      init(_ kind: Kind = .classic, sections: Int = 1) {
        self.kind = kind
        self.sections = sections
      }

      func numberOfSections(in tableView: UITableView) -> Int { sections }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(
          style: kind == .subtitle ? .subtitle : .default, reuseIdentifier: nil)
        if #available(iOS 14.0, *), kind == .configured {
          var content = cell.defaultContentConfiguration()
          content.text = "Row"
          cell.contentConfiguration = content
        } else {
          cell.textLabel?.text = "Row"
          cell.detailTextLabel?.text = "Detail"
        }
        return cell
      }
    }

    /// Two sections with a title, with one row each.
    private final class ProbeTitledRows: NSObject, UITableViewDataSource {
      private let rows = ProbeRows()

      func numberOfSections(in tableView: UITableView) -> Int { 2 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Title" }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { rows.tableView(tableView, cellForRowAt: indexPath) }
    }

    """#
}
