import { type AgeBand, ageBands } from '../eating/age-band.ts'
import type { EatingDays } from '../eating/eating-days.ts'
import { occasions } from '../eating/occasion.ts'
import { type RefusedProperty, refusedProperties } from '../eating/refused-property.ts'
import type { UsualEnergy } from '../eating/usual-energy.ts'
import type { Fault } from './files/fault.ts'
import { type CellReader, cellReader, wrongColumns } from './files/read-cells.ts'
import { readCsv } from './files/read-csv.ts'
import { readYaml } from './files/read-yaml.ts'
import type { WordFile } from './words/read-subject-file.ts'
import { namesDocument } from './words/word-document.ts'
import { wordShapeWords } from './words/word-shape-words.ts'

export interface EatingFiles {
  sources: WordFile
  /** A row a WWEIA category: percent of days by age and occasion. */
  rates: WordFile
  /** A row a property: percent of children who refuse food by it. */
  refusals: WordFile
  /** A row an age: between what most days of children lie. */
  days: WordFile
  /** A row a year of age: between what children usually need. */
  energy: WordFile
}

export interface EatingFigures {
  rates: [category: number, percents: number[]][]
  refusals: Partial<Record<RefusedProperty, number>>
  days: Partial<Record<AgeBand, EatingDays>>
  /** From the age of 1 on. */
  energy: UsualEnergy[]
}

/** The last age of which plans are made. */
const oldestYears = 18

const rateColumns = ageBands.flatMap((band) =>
  occasions.map((occasion) => `${occasion}_${band.replace('-', '_')}`),
)

function percent(cells: CellReader, column: string): number {
  const figure = cells.needed(column, `${column} is missing: 0 where it was never seen`)
  if (figure > 100) cells.fault(column, `${figure} is no percent: 0 to 100`)
  return figure
}

/** How children eat, or everything that is wrong with the files. */
export function readEatingFiles(files: EatingFiles): EatingFigures & { faults: Fault[] } {
  const named = readYaml(files.sources.file, files.sources.text, namesDocument, wordShapeWords)
  if (named.written === null)
    return { rates: [], refusals: {}, days: {}, energy: [], faults: named.faults }
  const faults: Fault[] = []
  const sources = Object.keys(named.written)

  const eachRow = (
    { file, text }: WordFile,
    columns: readonly string[],
    take: (cells: CellReader) => void,
  ) => {
    const table = readCsv(text)
    faults.push(...wrongColumns(file, table, [...columns, 'source']))
    for (const row of table.rows) {
      const cells = cellReader(file, row, faults)
      if (cells.text('source') !== '') cells.one('source', sources)
      take(cells)
    }
  }

  const rates = new Map<number, number[]>()
  eachRow(files.rates, ['category', 'name', ...rateColumns], (cells) => {
    const category = cells.figure('category') ?? 0
    if (!/^\d{4}$/.test(String(category))) {
      cells.fault('category', 'a WWEIA food category has four digits')
    }
    if (rates.has(category)) {
      cells.fault('category', `${category} stands above already: take one of them out`)
    }
    cells.text('name')
    rates.set(
      category,
      rateColumns.map((column) => percent(cells, column)),
    )
  })

  const refusals: EatingFigures['refusals'] = {}
  eachRow(files.refusals, ['property', 'autistic_pct', 'other_pct'], (cells) => {
    const property = cells.one('property', refusedProperties)
    const autistic = percent(cells, 'autistic_pct')
    percent(cells, 'other_pct')
    if (property) refusals[property] = autistic / 100
  })
  for (const property of refusedProperties) {
    if (property in refusals) continue
    const problem = `${property} is missing: write a row for it`
    faults.push({ file: files.refusals.file, line: 1, location: 'property', problem })
  }

  const days: EatingFigures['days'] = {}
  eachRow(files.days, ['age', 'usd_p75', 'rare_kcal_p90', 'common_kcal_p25'], (cells) => {
    const age = cells.one('age', ageBands)
    const usd = cells.needed('usd_p75', 'usd_p75 is missing: what a day costs')
    const rare = percent(cells, 'rare_kcal_p90') / 100
    const common = percent(cells, 'common_kcal_p25') / 100
    if (age) days[age] = { usd, rare, common }
  })
  for (const age of ageBands) {
    if (age in days) continue
    const problem = `${age} is missing: write a row for it`
    faults.push({ file: files.days.file, line: 1, location: 'age', problem })
  }

  const energy: UsualEnergy[] = []
  eachRow(files.energy, ['age', 'low_kcal', 'high_kcal'], (cells) => {
    const age = energy.length + 1
    if (cells.figure('age') !== age) cells.fault('age', `the years follow each other: ${age}`)
    const low = cells.figure('low_kcal') ?? 0
    const high = cells.figure('high_kcal') ?? 0
    if (low <= 0 || high < low) cells.fault('high_kcal', 'from a least to a most, in kcal')
    energy.push({ low, high })
  })
  if (energy.length !== oldestYears) {
    const problem = `a row a year, from 1 to ${oldestYears}`
    faults.push({ file: files.energy.file, line: 1, location: 'age', problem })
  }
  return { rates: [...rates], refusals, days, energy, faults }
}
