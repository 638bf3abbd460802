extension SiteStyle {
  /// The most steps that a timeline can have: their places are classes, because a style attribute
  /// is not allowed on the pages.
  static let steps = 160

  /// How timelines look.
  static let lanes = look + places

  private static let look = """
    .timeline th:first-child { width: 220px; min-width: 130px; background: var(--paper);
      position: sticky; left: 0; z-index: 1; }
    .timeline td, .timeline th + th { min-width: 700px; padding-left: 0; }
    .lane { display: grid; list-style: none; margin: 0; padding: 0; }
    .lane li { grid-row: 1; min-width: 0; padding: 1px 4px; margin-right: 2px; border-radius: 3px;
      background: var(--sure); overflow: hidden; white-space: nowrap; text-decoration: none;
      font-style: normal; color: var(--ink); }
    .lane li a { color: inherit; font-weight: 600; text-decoration: none; }
    .lane li a:hover { text-decoration: underline; }
    .lane li a > span { text-decoration: none; font-style: normal; color: inherit; }
    .lane li > span { color: var(--faint); font-size: .75rem; }
    .lane .narrow { padding: 1px 0; }
    .lane .narrow > *, .lane .narrow a { display: block; color: transparent; }
    .lane li.uncertain, .lane li.conflict, .lane li.inferred, .sample.inferred { background: var(--less); }
    .lane li.unknown, .lane li.notApplicable, .sample.unknown { background: var(--soft); }
    .lane li.assumed, .sample.assumed { box-shadow: inset 0 -2px var(--link); }
    .lane.axis li { background: none; border-left: 1px solid var(--line); border-radius: 0; margin: 0;
      font-size: .75rem; font-weight: 400; color: var(--faint); }
    .sample { display: inline-block; width: 24px; height: 12px; border-radius: 3px; background: var(--sure);
      margin-left: 8px; }
    .sample:first-child { margin-left: 0; }

    """

  private static let places = (1...steps).map { step in
    """
    .n\(step) { grid-template-columns: repeat(\(step), minmax(0, 1fr)); }
    .s\(step) { grid-column-start: \(step); }
    .w\(step) { grid-column-end: span \(step); }

    """
  }.joined()
}
