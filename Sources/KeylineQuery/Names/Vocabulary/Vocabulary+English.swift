import KeylineModel

extension Vocabulary {
  /// The English dictionary; commas separate phrases of one meaning.
  static let english: [Line] =
    lines(words) { .words($0) } + lines(metricWords) { .metric($0) }
    + lines(metrics) { .wholeMetric($0) } + states + screenShares + elements + titles + widgets
    + lines(sentence.map { ($0, "") }) { _ in .filler }
    + lines([("versus, vs, vs.", "")]) { _ in .versus }
    + lines([("latest, newest", "")]) { _ in .latest } + uncovered

  /// Words of code and of people for which UIKit has other names.
  private static let words: [(String, String)] = [
    ("nav", "navigation"), ("navbar", "navigation bar"), ("tabbar", "tab bar"),
    ("statusbar, statusbarframe", "status bar"), ("searchbar", "search bar"),
    ("safearea", "safe area"), ("safeareainset, safeareainsets", "safe area insets"),
    ("barbutton", "bar button"), ("home bar, homebar", "home indicator"), ("big", "large"),
    ("notched", "notch"), ("leftvalue", "bar button edge margin"), ("itemsspace", "item spacing"),
    ("preferslargetitles", "large title"), ("inputaccessoryview", "keyboard"),
    ("hidesbottombarwhenpushed", "tab bar"), ("layoutmarginsguide", "layout margins"),
    ("safearealayoutguide", "safe area insets"), ("readablecontentguide", "readable content"),
    ("scroll view content inset adjustment", "adjust"), ("viewport, resolution", "screen"),
  ]

  /// Other words within the name of a metric.
  private static let metricWords: [(String, String)] = [
    ("tall, high", "height"), ("wide", "width"),
    ("sizes, dimensions, width height, height width", "size"), ("display", "screen"),
    ("artboard, canvas", "screen"), ("screen edge", "edge"), ("min y, miny", "y"),
    ("bottom edge", "max y"), ("dynamic island", "sensor housing"),
    ("notch width", "sensor housing width"),
  ]

  /// Words that name a metric or a group of them by themselves.
  private static let metrics: [(String, String)] =
    [
      ("margin, margins, layout margin", "layout margins"),
      ("size, artboard, canvas", "screen size"),
      ("scale", "screen scale"), ("content height", "safe area height"),
      ("inset, insets", "safe area insets"),
      ("nav, navigation", "navigation bar"), ("bar button", "bar button item"),
      ("navigation bar large title", "navigation bar large title height"),
      ("bar button edge, bar button margin", "bar button item edge margin"),
      ("title view edge, title view margin", "title view edge margin"),
    ]
    + ["edge", "margin", "left", "right", "leading", "trailing"].map {
      ("bar button item \($0)", "bar button item edge margin")
    }
    + ["top", "left", "bottom", "right"].map {
      ("\($0) inset, \($0) insets", "safe area insets \($0)")
    }

  /// Words that only make a sentence of a question.
  private static let sentence = [
    "a", "an", "are", "do", "does", "each", "every", "for", "has", "have", "how", "in", "is",
    "list", "me", "much", "of", "on", "please", "point", "points", "pt", "pts", "show", "the", "to",
    "was", "what", "what's", "whats", "which",
  ]

  private static let states: [Line] =
    Orientation.allCases.flatMap { condition($0.rawValue, .orientation, $0.code) }
    + condition("zoomed, display zoom", .zoom, Zoom.zoomed.code)
    + condition(
      "inner display, inner screen, inside display, unfolded", .display, Display.inner.code)
    + condition(
      "outer display, outer screen, cover display, folded", .display, Display.outer.code)
    + condition(
      "no suggestions, without suggestions, suggestions off", .suggestions, Switch.off.code)
    + condition("with suggestions, suggestions on", .suggestions, Switch.on.code)
    + condition(
      "with and without suggestions, with or without suggestions", .suggestions, Switch.on.code,
      Switch.off.code)
    + condition(
      "medium detent, half sheet, medium sheet, sheet medium", .detent, Detent.medium.code,
      keeping: "sheet")
    + condition(
      "sheet height medium, sheet height medium detent", .detent, Detent.medium.code,
      keeping: "sheet height")
    + condition(
      "in-call, in-call bar, in call, in call bar, during a call, during calls", .inCallBar, 1)
    + condition("design-compat, design compat, compat", .designCompatibility, 1)
    + condition(
      "without status bar, hidden status bar", .statusBar, StatusBar.hidden.code)

  /// The app's share of the screen, and Split View without a share.
  private static let screenShares: [Line] =
    [
      (Split.oneThird, ["one-third", "one third", "third", "thirds", "1/3"]),
      (.oneHalf, ["one-half", "one half", "half", "1/2"]),
      (.twoThirds, ["two-thirds", "two thirds", "2/3"]),
    ].flatMap { split, names in
      names.flatMap { name in
        let alone = name.contains { "/- ".contains($0) } ? [name] : []
        let phrases = ["split view", "split screen", "split"].flatMap {
          ["\($0) \(name)", "\(name) \($0)"]
        }
        return condition((alone + phrases).joined(separator: ","), .split, split.code)
      }
    }
    + lines([
      (
        ["in", "in a", "with", "with a"].flatMap { ["\($0) split view", "\($0) split screen"] }
          .joined(separator: ","), ""
      )
    ]) { _ in .valueless }

  /// Elements on screen, after `with a` or alone if no metric is asked for.
  private static let elements: [Line] = [
    (Dimension.navigationBar, "navigation bar"), (.navigationBar, "nav bar"),
    (.largeTitle, "large title"), (.prompt, "prompt"), (.searchBar, "search bar"),
    (.tabBar, "tab bar"), (.toolbar, "toolbar"),
  ].flatMap { dimension, name in
    let names = [name, "a \(name)", "the \(name)"]
    let behind = ["with", "under", "below", "beneath", "behind"].flatMap { word in
      names.map { "\(word) \($0)" }
    }
    return condition(behind.joined(separator: ","), dimension, 1)
      + lines([(names.joined(separator: ","), "")]) { _ in .element(dimension) }
  }

  /// A large title beside a metric that it makes taller: neither the row of the title nor the bar
  /// without it.
  private static let titles: [Line] =
    ["navigation bar", "nav bar", "navbar"].flatMap { bar in
      [("height", "frame height"), ("bottom", "bottom")].flatMap { word, left in
        condition(
          "large title \(bar) \(word), \(bar) \(word) large title", .largeTitle, 1,
          keeping: "navigation bar \(left)")
      } + condition("large title \(bar)", .largeTitle, 1, keeping: "navigation bar")
    } + condition("preferslargetitles", .largeTitle, 1)

  private static let widgets: [Line] = WidgetFamily.allCases.flatMap { family in
    let name = family.rawValue.split(separator: "-").joined(separator: " ")
    return ["widget", "widgets"].flatMap { widget in
      condition("\(name) \(widget), \(widget) \(name)", .widget, family.code, keeping: "widget")
    }
  }

  private static let uncovered: [Line] =
    [
      "watch", "watchos", "tv", "tvos", "vision", "visionos", "mac", "macbook", "imac", "macos",
      "homepod", "android", "pixel", "galaxy",
    ].flatMap { name in lines([(name, "")]) { _ in .uncovered(.device(name)) } }
    + ["slide over", "stage manager", "window controls", "traffic lights"].flatMap { name in
      lines([(name, "")]) { _ in .uncovered(.topic(name)) }
    }
    + ["tap", "touch", "hit", "minimum"].flatMap { word in
      lines([("\(word) target, \(word) targets", "")]) { _ in .uncovered(.tapTarget) }
    }

  private static func condition(
    _ phrases: String, _ dimension: Dimension, _ codes: Int..., keeping kept: String = ""
  ) -> [Line] {
    lines([(phrases, kept)]) { .condition(dimension, codes, keeping: $0) }
  }

  private static func lines(
    _ table: [(phrases: String, text: String)], _ meaning: (String) -> Meaning
  ) -> [Line] {
    table.flatMap { phrases, text in
      phrases.split(separator: ",").map { phrase in
        Line(words: phrase.split(separator: " ").map(String.init), meaning: meaning(text))
      }
    }
  }
}
