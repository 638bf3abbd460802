// A stub of react-native-safe-area-context: the types that initialMetrics is given with, and no more.
declare module "react-native-safe-area-context" {
  export interface EdgeInsets { top: number; right: number; bottom: number; left: number }
  export interface Rect { x: number; y: number; width: number; height: number }
  export interface Metrics { insets: EdgeInsets; frame: Rect }
}
