// Prints the names of a file's devices, each followed by a zero byte.
@main enum Names {
  static func main() {
    for device in Keyline.Device.all { print(device.name, terminator: "\0") }
  }
}
