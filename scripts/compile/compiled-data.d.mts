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
export declare function stampOf(compilation: Compilation): string
export declare function isFresh(compilation: Compilation): boolean
