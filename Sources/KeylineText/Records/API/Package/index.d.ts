// Types of the files of this package. A number of the data never changes the meaning of a key; it may add keys.

/** The types of the files by the name that each has under `schema`. */
export interface Files {
  "keyline.api-index/1": IndexFile;
  "keyline.api-device/1": DeviceFile;
  "keyline.api-latest/1": LatestFile;
  "keyline.api-latest-device/1": LatestDeviceFile;
  "keyline.api-metric/1": MetricFile;
  "keyline.api-changes/1": ChangesFile;
  "keyline.api-devices/1": DevicesFile;
  "keyline.api-metrics/1": MetricsFile;
  "keyline.api-sources/1": SourcesFile;
  "keyline.api-techniques/1": TechniquesFile;
}

/** One of some words. TypeScript reads every word of a JSON file as `string`, so `string` fits, too. */
export type Word<Known extends string> = Known | (string & {});

/** What each file but the schemas says of itself. */
export interface File<Name extends keyof Files> {
  schema: Word<Name>;
  /** The number of the data, which is the major version of this package. */
  data: number;
  /** The licence of the data, as SPDX names it. */
  licence: string;
}

/** `index.json`: every other file but the schemas. */
export interface IndexFile extends File<"keyline.api-index/1"> {
  /** The newest version that was released. */
  newest: string | null;
  counts: { devices: number; metrics: number; sources: number; techniques: number };
  /** Paths in this package. */
  files: { path: string; schema: Word<keyof Files> }[];
}

/** `devices/ID.json`: the value of every metric on one device. */
export interface DeviceFile extends File<"keyline.api-device/1"> {
  device: Device;
  /** By metric, then by situation. */
  series: DeviceSeries[];
  /** The situation of a series that has none of its own, as far as it differs from the default. */
  situation: Situation;
}

/** `latest/ID.json`: the values of one device that are asked most, on its newest release. */
export interface LatestDeviceFile extends File<"keyline.api-latest-device/1">, LatestDevice {
  /** How the situation differs from the default. */
  situation: Situation;
}

/** `latest.json`: the same of every device. */
export interface LatestFile extends File<"keyline.api-latest/1"> {
  /** The oldest first. */
  devices: LatestDevice[];
  /** How the situation differs from the default. */
  situation: Situation;
}

/** The values of a device that are asked most; a member of an object is the last word of a metric's key. */
export interface LatestDevice {
  device: string;
  /** The newest release that the device ran. */
  version: string;
  /** In portrait. */
  screen?: { width?: LatestValue; height?: LatestValue; scale?: LatestValue; cornerRadius?: LatestValue };
  safeArea?: Oriented<{ top?: LatestValue; left?: LatestValue; bottom?: LatestValue; right?: LatestValue }>;
  statusBar?: Oriented<{ height?: LatestValue }>;
  navigationBar?: Oriented<{ height?: LatestValue; maxY?: LatestValue }>;
  tabBar?: Oriented<{ frameHeight?: LatestValue }>;
  homeIndicator?: Oriented<{ height?: LatestValue }>;
  keyboard?: Oriented<{ height?: LatestValue }>;
}

/** An object for each orientation. */
export interface Oriented<Values> {
  portrait?: Values;
  landscape?: Values;
}

/** A value on the newest release. */
export interface LatestValue {
  /** In the unit of the metric; null if there is none. */
  value: number | null;
  status: Word<Status>;
  /** The release that the value is of; missing without a value. */
  version?: string;
  /** What an uncertain or conflicting answer may be; null stands for unknown. */
  candidates?: (number | null)[];
}

/** `metrics/KEY.json`: the value of one metric on every device. */
export interface MetricFile extends File<"keyline.api-metric/1"> {
  metric: Metric;
  /** By situation, then by devices. */
  series: MetricSeries[];
  /** The situation of a series that has none of its own, as far as it differs from the default. */
  situation: Situation;
}

/** `changes/26.json`: what a major version changed. */
export interface ChangesFile extends File<"keyline.api-changes/1"> {
  /** The major version. */
  version: number;
  /** Sets of devices that changed alike; each change has the place of its set. */
  groups: string[][];
  /** By metric. */
  changes: Change[];
}

export interface DevicesFile extends File<"keyline.api-devices/1"> {
  /** The oldest first. */
  devices: Device[];
}

export interface MetricsFile extends File<"keyline.api-metrics/1"> {
  metrics: Metric[];
}

export interface SourcesFile extends File<"keyline.api-sources/1"> {
  sources: Source[];
}

export interface TechniquesFile extends File<"keyline.api-techniques/1"> {
  techniques: Technique[];
}

/** `schema/*.json`: the JSON Schema of a kind of file, whose name is its title. */
export interface SchemaFile {
  $schema: string;
  $id: string;
  title: Word<keyof Files>;
  description: string;
  type: string;
  properties: Record<string, unknown>;
  required: string[];
  additionalProperties: boolean;
  $defs?: Record<string, unknown>;
}

/** The answers for one device, metric, orientation and situation. */
export interface DeviceSeries {
  device: string;
  metric: string;
  orientation: Word<Orientation>;
  /** How it differs from the default situation; that of the file if left out. */
  situation?: Situation;
  /** Over the versions that the device ran, ascending. */
  stretches: SupportedStretch[];
}

/** The answers for devices that never differ: each has them on the versions that it ran. */
export interface MetricSeries {
  devices: string[];
  orientation: Word<Orientation>;
  /** How it differs from the default situation; that of the file if left out. */
  situation?: Situation;
  /** Over the versions that the devices ran, ascending. */
  stretches: Stretch[];
}

/** An answer and the versions on which it holds. */
export interface Stretch {
  /** The first version, such as `26.0`. */
  from: string;
  /** The first version after them; null if the answer still holds. */
  until: string | null;
  /** The versions as the command line takes them, such as `26-27.0`. */
  os: string;
  status: Word<Status>;
  /** In the unit of the metric; null if there is no value. Null is never 0. */
  value: number | null;
  /** The values that an uncertain or conflicting answer may have; null stands for unknown. */
  candidates?: (number | null)[];
}

/** A stretch with what supports its answer. */
export interface SupportedStretch extends Stretch {
  /** Null if there is no value. */
  confidence: Word<"confirmed" | "single source" | "inferred" | "disputed"> | null;
  /** The keys of the sources behind the value. */
  sources: string[];
  /** True if it rests on rows that do not come with Keyline; never in this package. */
  own?: boolean;
}

export type Orientation = "portrait" | "landscape";

/**
 * Known; assumed after the last version that was read; inferred for a device that nobody measured. The others have no
 * one value.
 */
export type Status =
  | "known" | "assumed" | "inferred" | "uncertain" | "unknown" | "notApplicable" | "impossible" | "conflict";

/** What is on screen, and how the app was built. What is left out is as by default. */
export interface Situation {
  /** The major version of the SDK that the app links. */
  sdk?: string;
  /** Whether UIDesignRequiresCompatibility is set. */
  "design-compatibility"?: boolean;
  zoom?: Word<"standard" | "zoomed">;
  presentation?: Word<"full-screen" | "page-sheet">;
  split?: Word<"none" | "one-third" | "one-half" | "two-thirds">;
  "in-call-bar"?: boolean;
  "status-bar"?: Word<"shown" | "hidden">;
  /** The display of a device that folds. */
  display?: Word<"outer" | "inner">;
  search?: Word<"at-rest" | "active" | "cancelled">;
  /** The keyboard's suggestion bar. */
  suggestions?: Word<"on" | "off">;
  "table-style"?: Word<"plain" | "grouped" | "inset-grouped">;
  cell?: Word<"classic" | "content-configuration">;
  /** Where a sheet rests. */
  detent?: Word<"large" | "medium">;
  widget?: Word<
    | "small" | "medium" | "large" | "extra-large"
    | "accessory-circular" | "accessory-rectangular" | "accessory-inline"
  >;
  /** On iPads: on if the app declares all four orientations and does not require full screen. */
  multitasking?: Word<"on" | "off">;
  "navigation-bar"?: boolean;
  "large-title"?: boolean;
  prompt?: boolean;
  "search-bar"?: boolean;
  "title-view"?: boolean;
  "bar-button-items"?: Word<"none" | "system" | "custom">;
  "tab-bar"?: boolean;
  toolbar?: boolean;
}

export interface Device {
  /** The name of its file. */
  id: string;
  name: string;
  family: Word<"iphone" | "ipod" | "ipad">;
  /** As the hardware reports them, such as `iPhone18,1`. */
  identifiers?: string[];
  /** The first day of sale, YYYY-MM-DD. */
  released?: string;
  /** Of the screen in points, portrait, unzoomed. */
  width?: number;
  /** Of the screen in points, portrait, unzoomed. */
  height?: number;
  /** Pixels per point as rendered. */
  scale?: number;
  /** Of the panel in pixels. */
  "native-width"?: number;
  /** Of the panel in pixels. */
  "native-height"?: number;
  "pixels-per-inch"?: number;
  /** In inches. */
  diagonal?: number;
  /** Of the display, in points. */
  "corner-radius"?: number;
  "home-button"?: boolean;
  "sensor-housing"?: Word<"none" | "notch" | "dynamic-island">;
  /** The horizontal size class. */
  "size-class-in-landscape"?: Word<"compact" | "regular">;
  /** The versions that it ran; `last` is left out while Apple supports it. */
  os?: { first?: string; last?: string };
  /** The device that it was declared to be like. */
  like?: string;
  /** What was copied from that device. */
  copied?: Word<Attribute>[];
  sources?: string[];
  note?: string;
}

/** An attribute of a device. */
export type Attribute =
  | "released" | "width" | "height" | "scale" | "native-width" | "native-height" | "pixels-per-inch" | "diagonal"
  | "corner-radius" | "home-button" | "sensor-housing" | "size-class-in-landscape" | "first-os" | "last-os";

export interface Metric {
  /** The key, in UIKit's own terms; the name of its file. */
  id: string;
  title: string;
  /** What is measured. */
  definition: string;
  /** The first version on which it exists. */
  since: string;
  unit: Word<Unit>;
  /** What asking for it puts on screen. */
  elements?: Word<
    | "navigation-bar" | "large-title" | "prompt" | "search-bar" | "title-view" | "bar-button-items" | "tab-bar"
    | "toolbar"
  >[];
  /** The conditions that asking for it sets, each with its value. */
  brings?: Word<"table-style=grouped">[];
  /** The part of a device without which there is nothing to measure. */
  needs?: Word<"sensor-housing" | "fold" | "split-view">;
  /** Its line on the sheet of a device, from 1. */
  "on-sheet"?: number;
  /** The attribute of the device that gives it. */
  attribute?: { portrait: Word<Attribute>; landscape: Word<Attribute> };
  /** Metrics worth a look when this one is unknown. */
  see?: string[];
}

/** `pt` are points, `scale` is pixels per point. */
export type Unit = "pt" | "scale";

/** What changed for one set of devices. */
export interface Change {
  metric: string;
  orientations: Word<Orientation>[];
  /** New and gone: the metric exists on one side only. Perhaps: with this version or another. */
  kind: Word<"changed" | "new" | "gone" | "perhaps" | "unknown">;
  unit: Word<Unit>;
  /** One version, or the two that it lies between. */
  when: { version?: string; after?: string; by?: string };
  left: Side[];
  right: Side[];
  /** The place of its devices among the groups, from 0. */
  group: number;
}

/** The values before a change, or after it. */
export interface Side {
  os: string;
  status: Word<Status>;
  value: number | null;
  candidates?: (number | null)[];
}

export interface Source {
  /** The key. */
  id: string;
  title: string;
  kind: Word<"article" | "book" | "dataset" | "documentation" | "issue" | "library" | "notes" | "seed-article">;
  address?: string;
  /** Whether the address is exact. */
  locator: Word<"exact" | "reconstructed" | "not kept">;
  /** What was read there. */
  read?: string;
  /** The key of the source that it copies; the two count as one. */
  "copy-of"?: string;
  /** An identifier of SPDX, `none-stated` or `proprietary`. */
  licence?: string;
  /** The attributes of devices that it states. */
  holds?: Word<Attribute>[];
}

/** What UIKit does by itself, or what code makes it do. */
export interface Technique {
  id: string;
  title: string;
  "title-zh"?: string;
  kind: Word<"technique" | "behaviour" | "deprecation" | "hierarchy">;
  goals?: Word<
    "zero-edge-margin" | "item-spacing" | "title-view-fill" | "table-shift" | "table-extra-space" | "tab-bar-jump"
  >[];
  /** One sentence. */
  effect: string;
  /** All versions if `os` is left out. */
  support?: {
    os?: { from?: Boundary; until?: Boundary };
    verdict: Word<"works" | "partly" | "fails" | "unknown">;
    note?: string;
  }[];
  /** What it costs. */
  hazards?: string[];
  /** Numbers that it needs: `value` is a length in points or a formula, `number` is something else. */
  constants?: { name: string; value?: number | string; number?: number; note?: string }[];
  /** A hierarchy of views, two spaces for each level. */
  tree?: string[];
  sources: string[];
  note?: string;
}

/** A version, or the last one certainly before a change and the first one certainly after it. */
export type Boundary = string | { after: string; by: string };
