import CKeylineSQLite

/// A value for a parameter of a statement: https://www.sqlite.org/c3ref/bind_blob.html.
public protocol Bindable {
  /// Binds it to a parameter of a statement and returns SQLite's result code.
  func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32
}

extension String: Bindable {
  public func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    var text = self
    return text.withUTF8 {
      keyline_bind_text(statement, parameter, $0.baseAddress, Int32($0.count))
    }
  }
}

/// A text in UTF-8.
extension [UInt8]: Bindable {
  public func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    withUnsafeBufferPointer {
      keyline_bind_text(statement, parameter, $0.baseAddress, Int32($0.count))
    }
  }
}

extension Int: Bindable {
  public func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    sqlite3_bind_int64(statement, parameter, Int64(self))
  }
}

extension Double: Bindable {
  public func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    sqlite3_bind_double(statement, parameter, self)
  }
}
