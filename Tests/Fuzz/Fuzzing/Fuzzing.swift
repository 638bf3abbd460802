/// Hands every input that libFuzzer makes to a closure; the arguments of the program are libFuzzer's.
///
/// A closure that returns is fine whatever it made of the input; what counts is that it does not trap
/// and that its own laws hold.
@MainActor public func fuzz(_ body: @escaping @Sendable ([UInt8]) -> Void) -> Never {
  Target.body = body
  var count = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  let code = runFuzzer(&count, &arguments) { bytes, size in
    Target.body(Array(UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  }
  leave(code)
}

/// What is fuzzed; libFuzzer's callback can capture nothing.
private enum Target {
  nonisolated(unsafe) static var body: @Sendable ([UInt8]) -> Void = { _ in }
}

@_silgen_name("exit")
private func leave(_ code: Int32) -> Never

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
