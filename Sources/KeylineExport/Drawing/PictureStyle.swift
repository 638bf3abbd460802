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
    Rule(".heading", "font-size: 15px; font-weight: 600"),
    Rule(".value", "font-weight: 600"),
    Rule(".quiet", light: "fill: #59636e", dark: "fill: #9198a1"),
    Rule(".paper", light: "fill: #ffffff", dark: "fill: #0d1117"),
    Rule(
      ".p-screen", "fill: none; stroke-width: 1.5", light: "stroke: #14171c",
      dark: "stroke: #eaedf2"),
    Rule(".p-bar, .p-tab, .p-keyboard", light: "fill: #e9ebef", dark: "fill: #23272f"),
    Rule(
      ".p-tab, .p-keyboard", "stroke-width: 0.5", light: "stroke: #b9bfc9", dark: "stroke: #4d5563"),
    Rule(
      ".p-glass", "stroke-width: 0.75", light: "fill: #ffffff; stroke: #b9bfc9",
      dark: "fill: #363c47; stroke: #4d5563"),
    Rule(".p-safe", light: "fill: #eef1fe", dark: "fill: #161c33"),
    Rule(
      ".p-home", "fill: none; stroke-width: 0.75; stroke-dasharray: 1.5 2",
      light: "stroke: #b9bfc9",
      dark: "stroke: #4d5563"),
    Rule(".p-housing", light: "fill: #1a1d23", dark: "fill: #000000"),
    Rule(
      ".p-quiet", "fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round",
      light: "stroke: #b9bfc9", dark: "stroke: #4d5563"),
    Rule(
      ".p-edge", "fill: none; stroke-width: 1; stroke-dasharray: 4 3", light: "stroke: #2440c4",
      dark: "stroke: #a3b5ff"),
    Rule(
      ".p-word, .mark .value", "font-size: 14px; font-weight: 600", light: "fill: #14171c",
      dark: "fill: #eaedf2"),
    Rule(".p-word", "font-size: 12px; text-anchor: middle"),
    Rule(".p-word, .inset .value", light: "fill: #2440c4", dark: "fill: #a3b5ff"),
    Rule(
      ".mark .name", "font-size: 11.5px; font-weight: 400", light: "fill: #59636e",
      dark: "fill: #9198a1"),
    Rule(
      ".p-line", "fill: none; stroke-width: 1", light: "stroke: #14171c", dark: "stroke: #eaedf2"),
    Rule(".inset .p-line", light: "stroke: #2440c4", dark: "stroke: #a3b5ff"),
    Rule(".check .p-line", "stroke-dasharray: 2.5 2"),
    Rule(
      ".p-lead", "fill: none; stroke-width: 0.75", light: "stroke: #b9bfc9", dark: "stroke: #4d5563"
    ),
    Rule(
      ".unknown .value, .uncertain .value, .conflict .value", "font-size: 11px; font-weight: 400",
      light: "fill: #59636e", dark: "fill: #9198a1"),
    Rule(".end.unknown .value, .end.uncertain .value, .end.conflict .value", "font-size: 9px"),
    Rule(".end .name, .mid .name", "display: none"),
    Rule(".mid .value", "font-size: 12px"),
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
    Rule(".middle, .mid text", "text-anchor: middle"),
    Rule(".end, .end text", "text-anchor: end"),
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
