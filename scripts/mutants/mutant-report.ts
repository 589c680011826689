/** What is read of Stryker's report (mutation-testing-report-schema). */
export interface MutationReport {
  files: Readonly<
    Record<
      string,
      {
        source: string
        mutants: readonly {
          mutatorName: string
          replacement?: string
          status: string
          location: { start: Position; end: Position }
        }[]
      }
    >
  >
}

interface Position {
  line: number
  column: number
}

/** A mutant as a person names it: the text that was replaced, and by what. */
export interface Mutant {
  file: string
  /** 1-based. */
  line: number
  /** The line on which it stands, trimmed. */
  code: string
  original: string
  replacement: string
  /** As Stryker says it: Killed, Survived, NoCoverage, Timeout, CompileError. */
  status: string
}

/** A mutant that behaves as the original does, and why. It is found by its texts: lines move. */
export interface Equivalent {
  file: string
  code: string
  original: string
  replacement: string
  reason: string
}

export interface Judged {
  killed: number
  timeouts: number
  /** Survivors that are named as equivalent. */
  equivalent: readonly Mutant[]
  /** Survivors that nobody has explained. */
  open: readonly Mutant[]
  /** Named as equivalent, but killed or gone: to be deleted from the list. */
  stale: readonly Equivalent[]
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

function textAt(lines: readonly string[], { start, end }: { start: Position; end: Position }) {
  const part = lines.slice(start.line - 1, end.line)
  const last = part.length - 1
  // Cut at the end first: columns of the start stay valid.
  part[last] = (part[last] ?? '').slice(0, end.column - 1)
  part[0] = (part[0] ?? '').slice(start.column - 1)
  return oneLine(part.join('\n'))
}

/** All mutants of a report, in the order of their files and lines. */
export function mutantsOf(report: MutationReport): Mutant[] {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .map(({ location, replacement, status }) => ({
        file,
        line: location.start.line,
        code: oneLine(lines[location.start.line - 1] ?? ''),
        original: textAt(lines, location),
        replacement: oneLine(replacement ?? ''),
        status,
      }))
      .sort((a, b) => a.line - b.line)
  })
}

const isOf = (mutant: Mutant) => (known: Equivalent) =>
  (['file', 'code', 'original', 'replacement'] as const).every((key) => known[key] === mutant[key])

/** Sorts mutants by whether a test noticed them; what was never run, as it is not of the sample, is left out. */
export function judgeMutants(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): Judged {
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const isEquivalent = (mutant: Mutant) => equivalents.some(isOf(mutant))
  const files = new Set(mutants.map(({ file }) => file))
  const count = (wanted: string) => mutants.filter(({ status }) => status === wanted).length
  return {
    killed: count('Killed'),
    timeouts: count('Timeout'),
    equivalent: survived.filter(isEquivalent),
    open: survived.filter((mutant) => !isEquivalent(mutant)),
    stale: equivalents.filter(
      (known) =>
        files.has(known.file) &&
        !mutants.some(
          (mutant) =>
            isOf(mutant)(known) && mutant.status !== 'Killed' && mutant.status !== 'Timeout',
        ),
    ),
  }
}

/** Share that tests noticed of the mutants that change anything, 0 to 1. A timeout is noticed. */
export const shareKilled = ({ killed, timeouts, open }: Judged): number => {
  const noticed = killed + timeouts
  return noticed + open.length === 0 ? 0 : noticed / (noticed + open.length)
}
