import Foundation

/// The program that was built along with the tests.
enum Binary {
  /// Where it lies: beside the test bundle, or in the build folder of the checkout.
  static let url: URL? = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let main = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap(\.self)
    let checkout = URL(filePath: #filePath).appending(path: "../../../../.build/debug/tests")
    return (bundles + main + [checkout.standardizedFileURL]).lazy
      .map { $0.deletingLastPathComponent().appending(path: "keyline") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
