// Prints the names of a module's devices, each as the hexadecimal digits of its bytes.
import { devices } from "./Export";

declare const Buffer: { from(text: string, encoding: "utf8"): { toString(as: "hex"): string } };
declare const console: { log(text: string): void };

for (const device of devices) console.log(Buffer.from(device.name, "utf8").toString("hex"));
