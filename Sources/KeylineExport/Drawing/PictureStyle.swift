/// The look of pictures, in the colours of a light and of a dark page.
enum PictureStyle {
  /// The class of the picture; the rules apply to nothing else on a page that holds it.
  static let root = "keyline-picture"

  /// The style sheet.
  static var text: String {
    "\n" + rules(.light, indent: "    ") + "    @media (prefers-color-scheme: dark) {\n"
      + rules(.dark, indent: "      ") + "    }\n  "
  }

  private enum Page { case light, dark }

  private struct Rule {
    let name: String
    /// The rules that do not depend on the page.
    let common: String
    let light: String
    let dark: String

    init(_ name: String, _ common: String = "", light: String = "", dark: String = "") {
      self.name = name
      self.common = common
      self.light = light
      self.dark = dark
    }
  }

  private static let all = [
    Rule(
      "text", "font: 12px -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
      light: "fill: #1f2328", dark: "fill: #e6edf3"),
    Rule(".name", "font-size: 15px; font-weight: 600"),
    Rule(".value", "font-weight: 600"),
    Rule(".quiet", light: "fill: #59636e", dark: "fill: #9198a1"),
    Rule(".paper", light: "fill: #ffffff", dark: "fill: #0d1117"),
    Rule(
      ".screen", "fill: none; stroke-width: 1.5", light: "stroke: #1f2328", dark: "stroke: #e6edf3"),
    Rule(
      ".band", "stroke-width: 1", light: "fill: #ddf4ff; stroke: #54aeff",
      dark: "fill: #12304f; stroke: #388bfd"),
    Rule(
      ".status", "stroke-width: 1", light: "fill: #f1f3f5; stroke: #8c959f",
      dark: "fill: #21262d; stroke: #6e7681"),
    Rule(
      ".safe", "fill: none; stroke-width: 1.5; stroke-dasharray: 7 4", light: "stroke: #1a7f37",
      dark: "stroke: #3fb950"),
    Rule(
      ".margin", "fill: none; stroke-width: 1; stroke-dasharray: 2 3", light: "stroke: #8250df",
      dark: "stroke: #bc8cff"),
    Rule(
      ".housing", "stroke-width: 1; stroke-dasharray: 3 2", light: "fill: #d0d7de; stroke: #59636e",
      dark: "fill: #30363d; stroke: #9198a1"),
    Rule(
      ".measure line, .measure .tick", "fill: none; stroke-width: 1", light: "stroke: #0969da",
      dark: "stroke: #58a6ff"),
    Rule(".unsure line", "stroke-dasharray: 4 2"),
    Rule(
      ".guide", "fill: none; stroke-width: 0.75; stroke-dasharray: 1 2", light: "stroke: #8c959f",
      dark: "stroke: #6e7681"),
    Rule(".axis", "fill: none; stroke-width: 1", light: "stroke: #8c959f", dark: "stroke: #6e7681"),
    Rule(
      ".step", "fill: none; stroke-width: 2.5", light: "stroke: #0969da", dark: "stroke: #58a6ff"),
    Rule(".unsure.step", "stroke-dasharray: 6 4"),
    Rule(".rise", "fill: none; stroke-width: 1", light: "stroke: #0969da", dark: "stroke: #58a6ff"),
    Rule(
      ".hatch", "fill: none; stroke-width: 1.5", light: "stroke: #9a6700", dark: "stroke: #d29922"),
    Rule(".either", "stroke-width: 1", light: "stroke: #9a6700", dark: "stroke: #d29922"),
    Rule(
      ".slot", "stroke-width: 1", light: "fill: #fff8c5; stroke: #9a6700",
      dark: "fill: #3a2f0b; stroke: #d29922"),
    Rule(".middle", "text-anchor: middle"),
    Rule(".end", "text-anchor: end"),
  ]

  private static func rules(_ page: Page, indent: String) -> String {
    all.map { rule -> String in
      let colours = page == .light ? rule.light : rule.dark
      let declarations =
        page == .light
        ? [rule.common, colours].filter { !$0.isEmpty }.joined(separator: "; ") : colours
      if declarations.isEmpty { return "" }
      let names = rule.name.split(separator: ",").map {
        ".\(root) \($0.drop { $0 == " " })"
      }.joined(separator: ", ")
      return "\(indent)\(names) { \(declarations) }\n"
    }.joined()
  }
}
