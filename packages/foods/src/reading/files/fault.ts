/** Where something stands in a file: `['steps', 2]`. */
export type Path = readonly (string | number)[]

/** What is wrong with a file that a person wrote, and how it is mended. */
export interface Fault {
  /** "dinner/fish-fingers-with-peas.yaml" */
  file: string
  /** Counted from 1. */
  line: number
  /** "steps 3", "ingredients oil"; empty where the line says all. */
  location: string
  /** Says what is wrong and ends in the mend: "{oli} is no ingredient; oil?" */
  problem: string
}

/** @example "dinner/fish-fingers-with-peas.yaml:19, steps 3: {oli} is no ingredient; oil?" */
export const faultSentence = ({ file, line, location, problem }: Fault): string =>
  `${file}:${line}${location ? `, ${location}` : ''}: ${problem}`

/** "steps 3", as a person counts. */
export const locationOf = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ')
