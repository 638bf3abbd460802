import KeylineText

/// How the site looks: light and dark, wide and narrow, on paper.
enum SiteStyle {
  static let text = base + tables + parts + lanes + small + PictureStyle.text

  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="4" y="1" width="8" height="14" \
    rx="2" fill="none" stroke="#3a6ea5" stroke-width="1.5"/><path d="M4 4.5h8" stroke="#3a6ea5"/></svg>

    """

  private static let base = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --paper: #ffffff; --soft: #f2f3f6; --line: #d5d8de;
      --faint: #565b66; --link: #0b57a4; --sure: #dceafa; --less: #fdf0cf; --warn: #8a3b00; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e9e9ee; --paper: #141519; --soft: #1f2127; --line: #3a3d46; --faint: #a9aebb;
        --link: #8fc1ff; --sure: #1d3a5a; --less: #4a3a10; --warn: #ffb482; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 8px; z-index: 3; }
    header { background: var(--soft); border-bottom: 1px solid var(--line); padding: 8px 24px; }
    nav ul { display: flex; flex-wrap: wrap; gap: 20px; list-style: none; margin: 0; padding: 0; }
    nav a { display: inline-block; padding: 4px 0; text-decoration: none; }
    nav a[aria-current] { font-weight: 600; border-bottom: 2px solid var(--link); }
    main { padding: 16px 24px; }
    main > p, main > ul { max-width: 72ch; }
    h1 { font-size: 1.7rem; line-height: 1.2; margin: 8px 0 12px; }
    h2 { font-size: 1.25rem; margin: 28px 0 8px; }
    h3 { font-size: 1rem; margin: 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
    code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
    footer { padding: 16px 24px; color: var(--faint); border-top: 1px solid var(--line); font-size: .875rem; }

    """

  private static let tables = """
    .scroll { position: relative; overflow: auto; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
    .scroll + .scroll { margin-top: 12px; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .875rem; }
    th, td { padding: 5px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
    thead th { background: var(--soft); vertical-align: bottom; font-weight: 600; }
    tbody th { font-weight: 500; }
    tbody tr:last-child > * { border-bottom: 0; }
    td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    td.n a { text-decoration: none; }
    td.n a:hover, td.n a:focus { text-decoration: underline; }
    .matrix thead th { min-width: 72px; font-size: .75rem; }
    .matrix th:first-child { position: sticky; left: 0; background: var(--paper); min-width: 120px; z-index: 1; }
    .matrix thead th:first-child { background: var(--soft); }
    .matrix td:nth-child(2), .values td:nth-child(2) { white-space: nowrap; }
    tr:target > *, section:target { background: var(--less); }
    .again { color: var(--faint); }
    tr.disputed td { color: var(--warn); }
    td p { margin: 0 0 4px; }
    td code { overflow-wrap: normal; }

    """

  private static let parts = """
    #filters { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin: 16px 0; }
    #filters label { display: block; font-size: .8125rem; color: var(--faint); }
    #filters input, #filters select { font: inherit; color: inherit; background: var(--paper);
      border: 1px solid var(--faint); border-radius: 6px; padding: 6px 8px; min-height: 40px; max-width: 100%; }
    #count { margin: 0; color: var(--faint); }
    .legend { color: var(--faint); font-size: .8125rem; }
    .assumed { text-decoration: underline dotted; }
    .inferred { font-style: italic; }
    .uncertain, .conflict { color: var(--warn); }
    .unknown, .notApplicable, .impossible { color: var(--faint); }
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 8px 24px; margin: 0; }
    dt { color: var(--faint); font-size: .8125rem; }
    dd { margin: 0; overflow-wrap: anywhere; }
    dl .wide { grid-column: 1 / -1; }
    .rule { border-left: 3px solid var(--line); padding: 6px 14px; margin: 0 0 12px; }
    .rule p { margin: 4px 0; max-width: 90ch; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; }
    .picture { margin: 0; max-width: min(100%, max(50% - 8px, 600px)); }
    .picture.wide { max-width: 100%; }
    .picture svg { display: block; max-width: 100%; min-width: 480px; height: auto; }
    .picture.wide svg { min-width: 680px; }
    .picture a:hover text, .picture a:focus text { text-decoration: underline; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
    caption { text-align: left; padding: 6px 10px; color: var(--faint); }

    """

  private static let small = """
    @media (max-width: 600px) {
      header, main, footer { padding-left: 14px; padding-right: 14px; }
      #filters > div { flex: 1 1 40%; min-width: 0; }
      #filters > div:first-child { flex-basis: 100%; }
      #filters input, #filters select { width: 100%; }
      h1 { font-size: 1.4rem; }
    }
    @media print {
      :root { --ink: #000; --paper: #fff; --soft: #fff; --link: #000; --faint: #333; }
      header, #filters, .skip { display: none; }
      .scroll { overflow: visible; border: 0; }
      table { font-size: 8pt; }
      thead { display: table-header-group; }
      th, td { padding: 3px 6px; }
      .values th:first-child { width: 18%; }
      .values td:nth-last-child(3) { width: 20%; }
      .values td:nth-last-child(2) { width: 26%; }
      .matrix tr, .timeline tr, figure { break-inside: avoid; }
      h1, h2, h3 { break-after: avoid; }
      .pictures { display: block; }
      .picture, .picture.wide { max-width: 430px; margin-bottom: 12px; }
      .picture svg, .picture.wide svg { min-width: 0; }
      .searchable { page: matrix; }
      .matrix { font-size: 6.5pt; }
      .matrix thead th { min-width: 0; font-size: 6.5pt; }
      .matrix th, .matrix td { padding: 2px 3px; }
      .matrix th:first-child { position: static; min-width: 0; }
      .timeline td, .timeline th + th { min-width: 0; }
      .lane li, .sample { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    @page { margin: 12mm; }
    @page matrix { size: landscape; margin: 10mm; }

    """
}
