// Looks values up in a module of the whole catalogue.
import { device, value, valueForScreen, version, MetricKey, Orientation } from "./Export";

declare const console: { log(text: string): void };

function show(found: number | null): void {
  console.log(found === null ? "nothing" : found.toFixed(3));
}

function look(key: MetricKey, model: string, os: number, orientation?: Orientation): void {
  const one = device(model);
  show(one === null ? null : value(key, one, os, orientation));
}

look("statusBar.height", "iPhone10,3", version(11));
look("statusBar.height", "iphone-x", version(10));
look("safeAreaInsets.top", "iphone-xr", version(13, 7));
look("safeAreaInsets.top", "iphone-xr", version(14));
look("screen.safeAreaInsets.bottom", "iphone-xr", version(13), "landscape");
look("statusBar.height", "iPhone0,0", version(11));
show(valueForScreen("statusBar.height", 375, 812, "phone", version(13)));
