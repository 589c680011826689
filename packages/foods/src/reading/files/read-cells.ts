import type { Fault } from './fault.ts'
import { suggestionOf } from './nearest-name.ts'
import type { CsvRow, CsvTable } from './read-csv.ts'

/** Reads the cells of one row, and gathers what is wrong with them. */
export interface CellReader {
  text(column: string): string
  /** A figure of 0 or more; null where the cell is blank. */
  figure(column: string): number | null
  /** A figure that must stand there; NaN, and `problem` called, where the cell is blank. */
  needed(column: string, problem: string): number
  one<Name extends string>(column: string, names: readonly Name[]): Name | null
  /** Names with a blank between them. */
  several<Name extends string>(column: string, names: readonly Name[]): Name[]
  fault(column: string, problem: string): void
}

/** @param faults where what is wrong is written to */
export function cellReader(file: string, { line, cells }: CsvRow, faults: Fault[]): CellReader {
  const fault = (column: string, problem: string) => {
    faults.push({ file, line, location: column, problem })
  }
  const isOneOf = <Name extends string>(name: string, names: readonly Name[]): name is Name =>
    names.some((one) => one === name)

  function several<Name extends string>(column: string, names: readonly Name[]): Name[] {
    const written = (cells[column] ?? '').split(' ').filter((name) => name !== '')
    return written.filter((name): name is Name => {
      if (isOneOf(name, names)) return true
      const mend = suggestionOf(name, names) || `: one of ${names.join(', ')}`
      fault(column, `${name} cannot stand here${mend}`)
      return false
    })
  }

  function figure(column: string): number | null {
    const written = cells[column] ?? ''
    if (written === '') return null
    const number = Number(written)
    if (/^\d+(\.\d+)?(e-\d+)?$/.test(written) && Number.isFinite(number)) return number
    fault(column, `${written} is no figure: a number such as 0.26, or nothing where it is unknown`)
    return null
  }

  return {
    fault,
    several,
    figure,
    text(column) {
      const written = cells[column] ?? ''
      if (written === '') fault(column, `${column} is missing`)
      return written
    },
    needed(column, problem) {
      const number = figure(column)
      if (number !== null) return number
      // What is no figure is said already.
      if (!cells[column]) fault(column, problem)
      return Number.NaN
    },
    one(column, names) {
      const [name = null] = several(column, names)
      return name
    },
  }
}

/** Columns that a table lacks, or has beyond those that are read, and rows of another width. */
export function wrongColumns(
  file: string,
  { columns, rows }: CsvTable,
  expected: readonly string[],
): Fault[] {
  const at = (location: string, problem: string): Fault => ({ file, line: 1, location, problem })
  return [
    ...expected
      .filter((column) => !columns.includes(column))
      .map((column) => at(column, 'this column is missing: write it into the first line')),
    ...columns
      .filter((column) => !expected.includes(column))
      .map((column) => {
        const mend = suggestionOf(column, expected) || ': take it out'
        return at(column, `${column} is no column of ours${mend}`)
      }),
    ...rows
      .filter(({ width }) => width !== columns.length)
      .map(({ line, width }) => ({
        file,
        line,
        location: '',
        problem: `${width} cells, not ${columns.length}: a comma is missing, or a text with a comma stands without "quotes"`,
      })),
  ]
}
