/// Words that mean something in Swift, C, Objective-C or TypeScript and may not be names there.
enum Keywords {
  static let all = Set((swift + c + script).split(separator: " ").map(String.init))

  private static let swift = """
    Any Protocol Self Type actor any as associatedtype async await borrowing break case catch class \
    consume consuming continue copy default defer deinit didSet do dynamic each else enum extension \
    fallthrough false fileprivate final for func get guard if import in indirect infix init inout \
    internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional \
    override package postfix precedencegroup prefix private protocol public repeat required rethrows \
    return self sending set some static struct subscript super switch throw throws true try \
    typealias unowned unsafe var weak where while willSet yield \

    """
  private static let c = """
    BOOL NO NULL YES asm auto bool char const double extern float goto id int long main register \
    restrict short signed sizeof union unsigned void volatile and and_eq bitand bitor compl not \
    not_eq or or_eq xor xor_eq alignas alignof atomic_bool constexpr decltype delete explicit \
    export friend mutable namespace new noexcept nullptr template this thread_local typeid typename \
    using virtual wchar_t oneway byref bycopy inline linux unix \

    """
  private static let script = """
    abstract arguments boolean constructor debugger declare eval finally from function global \
    implements infer instanceof interface keyof let module never null number object of prototype \
    readonly require satisfies string symbol toString type typeof undefined unique unknown valueOf with
    """
}
