import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Benchmark, BenchResult, Figure } from './benchmark.ts'
import { markdownTable } from './markdown-table.ts'

const published = new URL('../results.md', import.meta.url)

const opening = `# Results

What we publish, written by \`node bench/run-benchmarks.ts\`. Each part names the commit and the command that it comes from.
Profiles are in \`bench/profiles/profiles.ts\`, the judge of C, E and Q in \`plan-check/\`.
`

const verdict = ({ reached }: Figure) =>
  reached === null ? '' : reached ? 'reached' : '**missed**'

const sectionOf = (
  { letter, title }: Benchmark,
  { figures, notes }: BenchResult,
  source: string,
): string =>
  [
    `## ${letter}. ${title}`,
    source,
    markdownTable(
      ['measure', 'figure', 'compared with', 'aim'],
      figures.map((figure) => [
        figure.measure,
        figure.figure,
        figure.comparedWith,
        verdict(figure),
      ]),
    ),
    ...notes,
  ].join('\n\n')

/** The sections of the file by letter. */
function storedSections(file: string | URL): Map<string, string> {
  if (!existsSync(file)) return new Map()
  const [, ...parts] = readFileSync(file, 'utf8').split(/^(?=## [A-Z]\. )/m)
  return new Map(parts.map((part) => [part.charAt(3), part.trimEnd()]))
}

/** Puts the sections that were run in place of their earlier ones. */
export function writeResults(
  runs: readonly { benchmark: Benchmark; result: BenchResult }[],
  source: string,
  into: string | null,
): void {
  const file = into ?? published
  const sections = storedSections(file)
  for (const { benchmark, result } of runs) {
    if (result.notRun && sections.has(benchmark.letter)) continue
    sections.set(benchmark.letter, sectionOf(benchmark, result, source))
  }
  const sorted = [...sections].sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${[opening.trim(), ...sorted.map(([, text]) => text)].join('\n\n')}\n`)
}
