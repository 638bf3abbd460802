// Uses the matrix as a reader does, and leaves what it saw in the page for script/check-site.
"use strict";
addEventListener("load", () => {
  const field = (id) => document.getElementById(id);
  const rows = Array.from(field("matrix").tBodies[0].rows);
  const shown = () => rows.filter((row) => row.offsetParent !== null);
  const devices = () => [...new Set(shown().map((row) => row.cells[0].textContent))];
  const set = (values) => {
    const all = { q: "", os: "", orientation: "", family: "", front: "", ...values };
    for (const [id, value] of Object.entries(all)) {
      field(id).value = value;
      field(id).dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  const results = [];
  const check = (what, holds) => results.push(`${holds ? "ok" : "FAILED"} ${what}`);

  check("the filters are there", !field("filters").hidden);
  check("at first each device stands once", shown().length === devices().length && shown().length > 50);
  check("it says how many", field("count").textContent.startsWith(`${devices().length} of `));
  set({});
  check("without a filter every row is there", shown().length === rows.length);
  set({ q: "iphone xr" });
  check("search finds a name", devices().join() === "iPhone XR");
  set({ q: "iPhone10,3" });
  check("search finds an identifier", devices().join() === "iPhone X");
  set({ q: "no such device" });
  check("search for nothing finds nothing", shown().length === 0);
  check("and says so", field("count").textContent.startsWith("0 of "));
  set({ family: "ipad" });
  check("the family filters", devices().length > 5 && devices().every((name) => name.startsWith("iPad")));
  set({ os: "12", front: "notch" });
  check("version and front filter together",
    devices().sort().join() === ["iPhone X", "iPhone XR", "iPhone XS", "iPhone XS Max"].sort().join());
  set({ q: "iphone xr", os: "14", orientation: "portrait" });
  const heads = Array.from(field("matrix").tHead.rows[0].cells, (cell) => cell.textContent);
  const cell = shown()[0].cells[heads.indexOf("Status bar height")];
  check("the XR's status bar is 48 with iOS 14", shown().length === 1 && cell.textContent === "48");
  const link = cell.querySelector("a");
  check("the number leads to its rule", link.getAttribute("href").startsWith("metrics/statusBar.height.html#rule-"));
  set({ q: "iphone xr", orientation: "landscape" });
  check("the orientation filters", shown().every((row) => row.cells[2].textContent === "landscape"));
  field("q").focus();
  check("the search can be focused", document.activeElement === field("q"));
  check("every field has a label",
    Array.from(document.querySelectorAll("input, select")).every((input) => input.labels.length === 1));
  check("the page is no wider than the window",
    document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  const loaded = [
    ...performance.getEntriesByType("resource").map((entry) => entry.name),
    ...Array.from(document.querySelectorAll("[src]"), (element) => element.src),
    ...Array.from(document.querySelectorAll("link[href]"), (element) => element.href),
  ];
  const folder = new URL(".", location.href).href;
  check("nothing is loaded from elsewhere",
    loaded.length >= 4 && loaded.every((name) => name.startsWith(folder)));
  const result = document.createElement("pre");
  result.id = "results";
  result.textContent = results.join("\n");
  document.body.append(result);
});
