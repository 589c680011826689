export interface Compilation {
  /** The module, from the root of the repository. */
  output: string
  /** Prints the module. */
  compiler: string
  /** Files and folders that the module is made of. */
  sources: readonly string[]
}

export declare const root: string
export declare const compilations: readonly Compilation[]
/** Hashes of files that were read in the same pass. */
type Known = Map<string, string>
export declare function stampOf(compilation: Compilation, known?: Known): string
export declare function isFresh(compilation: Compilation, known?: Known): boolean
