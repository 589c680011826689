/** A row of a table by its columns; lines are counted from 1, the head is the first. */
export interface CsvRow {
  line: number
  cells: Readonly<Record<string, string>>
  /** How many cells are written. */
  width: number
}

export interface CsvTable {
  columns: readonly string[]
  rows: readonly CsvRow[]
}

/** A table of comma-separated cells under a head; a cell with a comma or quote stands in quotes. */
export function readCsv(text: string): CsvTable {
  const records: { line: number; cells: string[] }[] = [{ line: 1, cells: [] }]
  let line = 1
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\n') line += 1
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') quoted = !quoted
    else if (!quoted && (character === ',' || character === '\n')) {
      records.at(-1)?.cells.push(cell.replace(/\r$/, ''))
      cell = ''
      if (character === '\n') records.push({ line, cells: [] })
    } else cell += character
  }
  if (cell !== '') records.at(-1)?.cells.push(cell)
  const [head, ...written] = records.filter(({ cells }) => cells.length > 1)
  const columns = head?.cells ?? []
  return {
    columns,
    rows: written.map((record) => ({
      line: record.line,
      width: record.cells.length,
      cells: Object.fromEntries(columns.map((name, index) => [name, record.cells[index] ?? ''])),
    })),
  }
}
