/** A product by its names, with the plain foods that it holds or often holds. */
export interface Composite {
  names: readonly string[]
  parts: readonly string[]
  /** Names of such products that hold nothing of it. */
  unless: readonly string[]
}
