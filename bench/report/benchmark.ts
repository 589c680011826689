export interface BenchOptions {
  /** Plans of C, E and Q. */
  plans: number
  /** The first seed of Q: two runs side by side make other plans. */
  from: number
  /** Weeks of each child, for P. */
  seeds: number
  /** Folder of labels from outside, for C. */
  labels: string | null
  /** Folder of what real children eat, for J, L and M. */
  eating: string | null
  /** File of real lists, for O. */
  lists: string | null
  /** Where results are written, if not where they are published. */
  results: string | null
  /** Folder in which Q keeps the plans that it makes, to read them back. */
  kept: string | null
}

/** A figure beside what it is compared with. */
export interface Figure {
  measure: string
  figure: string
  comparedWith: string
  /** Whether our own aim is reached; null where there is none or nothing ran. */
  reached: boolean | null
}

export interface BenchResult {
  /** Nothing was measured, for want of data: what was published before stays. */
  notRun?: true
  figures: readonly Figure[]
  /** Paragraphs, lists and tables of Markdown below the figures. */
  notes: readonly string[]
}

export interface Benchmark {
  letter: string
  /** Called for by this too, where the letter says little. */
  name?: string
  title: string
  run: (options: BenchOptions) => BenchResult
}
