import KeylineText

/// The script of the matrix: it shows and hides rows that are there already.
enum SiteScript {
  static let text = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      const table = document.getElementById("matrix");
      const count = document.getElementById("count");
      if (!form || !table || !count) return;
      const field = (id) => document.getElementById(id);
      const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/[^\p{L}\p{N},.]+/gu, " ").trim();
      const rows = Array.from(table.tBodies[0].rows, (row) => ({
        row, text: plain(row.dataset.search), os: row.dataset.os.split(" "),
        device: row.cells[0].textContent,
      }));
      const holds = ({ row, text, os }, wanted) =>
        wanted.words.every((word) => text.includes(word)) &&
        (!wanted.family || row.dataset.family === wanted.family) &&
        (!wanted.front || row.dataset.front === wanted.front) &&
        (!wanted.orientation || row.dataset.orientation === wanted.orientation) &&
        (wanted.os === "newest" ? "newest" in row.dataset : !wanted.os || os.includes(wanted.os));
      const filter = () => {
        const wanted = { words: plain(field("q").value).split(" ").filter(Boolean) };
        for (const id of ["os", "orientation", "family", "front"]) wanted[id] = field(id).value;
        const devices = new Set();
        let shown = 0;
        for (const entry of rows) {
          entry.row.hidden = !holds(entry, wanted);
          if (!entry.row.hidden) { shown += 1; devices.add(entry.device); }
        }
        count.textContent = `${devices.size} of ${all} devices, ${shown} rows`;
      };
      const all = new Set(rows.map((entry) => entry.device)).size;
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("input", filter);
      form.addEventListener("change", filter);
      form.hidden = false;
      filter();
    })();

    """#
}
