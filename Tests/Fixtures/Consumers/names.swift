// Prints the names of a file's devices, each as the hexadecimal digits of its bytes.
@main enum Names {
  static func main() {
    for device in Keyline.Device.all {
      print(
        device.name.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    }
  }
}
