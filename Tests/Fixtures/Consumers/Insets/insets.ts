// Shows a page on the devices of the page "Insets in tests" and prints what it and initialMetrics see.
import { chromium } from "@playwright/test";
import { initialMetrics } from "./native";
import { showOn } from "./show";

const html = `<meta name="viewport" content="width=device-width, viewport-fit=cover">
<style>div { padding: env(safe-area-inset-top) env(safe-area-inset-right)
  env(safe-area-inset-bottom) env(safe-area-inset-left); }</style><div></div>`;

async function main(browserPath: string) {
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    for (const model of ["iphone-17-pro", "iphone-se-3"]) {
      for (const orientation of ["portrait", "landscape"] as const) {
        const page = await browser.newPage();
        await showOn(page, model, 26, orientation);
        await page.goto("data:text/html," + encodeURIComponent(html));
        const seen = await page.evaluate(() => {
          const style = getComputedStyle(document.querySelector("div")!);
          const sides = [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight];
          return [innerWidth, innerHeight, ...sides.map(parseFloat)];
        });
        const { frame, insets } = initialMetrics(model, 26, orientation);
        const given = [
          frame.width, frame.height, insets.top, insets.left, insets.bottom, insets.right,
        ];
        console.log(model, orientation, "page", ...seen);
        console.log(model, orientation, "native", ...given);
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  for (const call of [() => initialMetrics("iphone-17-pro", 18), () => initialMetrics("iphone-99", 26)]) {
    try {
      console.log(call());
    } catch (error) {
      console.log("refused:", (error as Error).message);
    }
  }
}

declare const process: { argv: string[] };
main(process.argv[2]);
