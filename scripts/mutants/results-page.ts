/** A row of the page of results: what became of the mutants of one folder. */
export interface ResultRow {
  folder: string
  mutants: number
  killed: number
  timeouts: number
  equivalent: number
  open: number
  share: number
  sampled: boolean
}

const head = [
  '| folder | mutants | killed | timeouts | equal, each with a reason | not explained | noticed |',
  '| --- | --- | --- | --- | --- | --- | --- |',
]

const intro = `# Mutants

\`npm run mutants -- FOLDER\` plants small faults in the sources of a folder, one at a time, and runs the tests that may notice
(docs/tests.md#mutation-testing). A timeout is noticed. What behaves as before is named in
\`scripts/mutants/equivalents.json\` and left out of the share. \`*\`: a drawn sample (\`--most N\`), the same each time.
`

const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`

/** One row of the table. */
export const rowOf = (row: ResultRow): string =>
  `| ${row.folder}${row.sampled ? ' *' : ''} | ${row.mutants} | ${row.killed} | ${row.timeouts} | ${row.equivalent} | ${row.open} | ${percent(row.share)} |`

/** The table of some rows. */
export const tableOf = (rows: readonly string[]): string => [...head, ...rows].join('\n')

const nameIn = (row: string) => row.split(/[|*]/)[1]?.trim() ?? ''

/** What was written below the table, from the blank line on. */
function notesOf(lines: readonly string[]): string {
  const lastRow = lines.findLastIndex((line) => line.startsWith('| '))
  return lastRow < 0
    ? ''
    : lines
        .slice(lastRow + 1)
        .join('\n')
        .trimEnd()
}

/** The page with a folder's row in place of the one before, and the notes below the table; `page` is empty at first. */
export function withRow(page: string, row: ResultRow): string {
  const lines = page.split('\n')
  const kept = lines.filter(
    (line) => line.startsWith('| ') && !head.includes(line) && nameIn(line) !== row.folder,
  )
  const notes = notesOf(lines)
  return `${intro}\n${tableOf([...kept, rowOf(row)].sort())}\n${notes === '' ? '' : `${notes}\n`}`
}
