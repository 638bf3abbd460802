/// The parts of the TypeScript export that do not depend on the catalogue.
enum ScriptLookups {
  static let types = """

    export type Orientation = "portrait" | "landscape";
    export type Idiom = "phone" | "pad";

    export interface Device {
      readonly id: string;
      readonly name: string;
      /** Identifiers as the hardware reports them. */
      readonly models: readonly string[];
      readonly idiom: Idiom;
      /** The screen in portrait, in points. */
      readonly width: number | null;
      readonly height: number | null;
      /** Pixels per point. */
      readonly scale: number | null;
      /** The versions it ran, half-open; see version(). */
      readonly from: number;
      readonly until: number;
    }

    /** Positions of devices, first version, version after the last, value. */
    export type Step = readonly [readonly number[], number, number, number];

    export interface Metric {
      readonly key: MetricKey;
      readonly title: string;
      readonly portrait: readonly Step[];
      readonly landscape: readonly Step[];
    }

    """

  static let functions = """

    /** A version of iOS or iPadOS as one number that grows. */
    export function version(major: number, minor = 0, patch = 0): number {
      return major * 1_000_000 + minor * 1_000 + patch;
    }

    /** The device with an id, or with an identifier such as iPhone10,3. */
    export function device(idOrModel: string): Device | null {
      return (
        devices.find((one) => one.id === idOrModel || one.models.includes(idOrModel)) ?? null
      );
    }

    /** The devices with a screen of this size in points, either way round. */
    export function devicesWithScreen(
      width: number, height: number, idiom: Idiom,
    ): readonly Device[] {
      return devices.filter(
        (one) =>
          one.idiom === idiom &&
          ((one.width === width && one.height === height) ||
            (one.width === height && one.height === width)),
      );
    }

    /** The value on a device; null if it is unknown or the device never ran the version. */
    export function value(
      key: MetricKey, on: Device, os: number, orientation: Orientation = "portrait",
    ): number | null {
      const metric = metrics.find((one) => one.key === key);
      if (metric === undefined || os < on.from || os >= on.until) return null;
      const position = devices.indexOf(on);
      const step = metric[orientation].find(
        (one) => one[1] <= os && os < one[2] && one[0].includes(position),
      );
      return step === undefined ? null : step[3];
    }

    /**
     * The value on a screen of this size in points, either way round; null unless all devices with
     * that screen that ran the version have the same.
     */
    export function valueForScreen(
      key: MetricKey, width: number, height: number, idiom: Idiom, os: number,
      orientation: Orientation = "portrait",
    ): number | null {
      const values = devicesWithScreen(width, height, idiom)
        .filter((one) => one.from <= os && os < one.until)
        .map((one) => value(key, one, os, orientation));
      const first = values[0];
      return first !== undefined && values.every((one) => one === first) ? first : null;
    }

    """
}
