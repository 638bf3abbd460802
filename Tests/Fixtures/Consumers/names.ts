// Prints the names of a module's devices, each followed by a zero byte.
import { devices } from "./Export";

declare const process: { readonly stdout: { write(text: string): void } };

process.stdout.write(devices.map((device) => device.name + "\0").join(""));
