// Looks at a page as a reader does, and leaves what it saw in the page for script/check-site.
"use strict";
addEventListener("load", () => {
  const results = [];
  const check = (what, holds) => results.push(`${holds ? "ok" : "FAILED"} ${what}`);
  const all = (selector) => Array.from(document.querySelectorAll(selector));
  const root = document.documentElement;

  check("the page is no wider than the window", root.scrollWidth <= root.clientWidth);
  check("it has one heading of the first rank", all("h1").length === 1);
  check("its style is there", getComputedStyle(document.body).marginTop === "0px");
  const reached = all("a[href], input, select, [tabindex]").filter((element) => element.checkVisibility());
  const first = reached[0];
  check("the keyboard first comes to what skips the navigation",
    first.getAttribute("href") === "#content" && document.getElementById("content") !== null);
  check("the keyboard reaches every link", reached.every((element) => element.tabIndex >= 0));
  const some = reached.filter((_, index) => index % Math.ceil(reached.length / 200) === 0);
  check("what the keyboard reaches takes the focus",
    some.every((element) => { element.focus(); return document.activeElement === element; }));
  document.activeElement.blur();
  check("what can be scrolled has a name and takes the focus",
    all(".scroll").every((part) => part.tabIndex === 0 && part.getAttribute("aria-label")));
  for (const picture of all("svg")) {
    const box = picture.getBoundingClientRect();
    const paper = picture.querySelector(".paper");
    check("a picture is drawn and coloured",
      box.width > 200 && box.height > 200 && getComputedStyle(paper).fill !== "rgb(0, 0, 0)");
    const texts = Array.from(picture.querySelectorAll("text"), (text) => text.getBoundingClientRect());
    check("its texts lie within it",
      texts.every((text) => text.left >= box.left && text.right <= box.right && text.bottom <= box.bottom));
    check("none of its texts covers another",
      texts.every((one, index) => texts.slice(index + 1).every((other) =>
        one.right <= other.left || other.right <= one.left
          || one.bottom <= other.top + 4 || other.bottom <= one.top + 4)));
    const links = Array.from(picture.querySelectorAll("a"));
    check("its lengths lead to places on the page",
      links.length > 1
        && links.every((link) => document.getElementById(link.getAttribute("href").slice(1)) !== null));
  }
  const lanes = all(".lane:not(.axis)");
  if (lanes.length > 0) {
    check("no text of a timeline is cut",
      all(".lane li:not(.narrow)").every((part) => part.scrollWidth <= part.clientWidth));
    check("the lanes of a timeline stand below its versions",
      lanes.every((lane) => {
        const axis = lane.closest("table").querySelector(".axis").getBoundingClientRect();
        const place = lane.getBoundingClientRect();
        return place.left === axis.left && place.width === axis.width;
      }));
    check("no version of a timeline covers another",
      lanes.every((lane) => {
        const parts = Array.from(lane.children, (part) => part.getBoundingClientRect());
        return parts.every((part, index) => index === 0 || parts[index - 1].right <= part.left + 0.5);
      }));
  }
  const result = document.createElement("pre");
  result.id = "results";
  result.textContent = results.join("\n");
  document.body.append(result);
});
