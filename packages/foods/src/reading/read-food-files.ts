import { type Food, measureUnits } from '../food.ts'
import type { Fault } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { cellReader, wrongColumns } from './files/read-cells.ts'
import { type CsvTable, readCsv } from './files/read-csv.ts'
import { readYaml } from './files/read-yaml.ts'
import { foodNotesDocument, noNotes } from './food-document.ts'
import { foodShapeWords } from './food-shape-words.ts'
import { foodColumns, type OwnFigures, readFoodRow } from './read-food-row.ts'
import type { WordFile } from './words/read-subject-file.ts'
import { namesDocument } from './words/word-document.ts'
import { wordShapeWords } from './words/word-shape-words.ts'

export interface FoodFiles {
  sources: WordFile
  /** A row a food, figures per 100 g of its USDA record. */
  foods: WordFile
  /** What a row of figures cannot say. */
  notes: WordFile
  /** Household measures in grams. */
  measures: WordFile
  /** Caffeine in mg per 100 g. */
  caffeine: WordFile
}

const none = (): OwnFigures => ({ measures: {}, caffeineMg: null })

/** Every food in the order of its file, or everything that is wrong with the files. */
export function readFoodFiles(files: FoodFiles): {
  foods: Food[]
  /** Ids of where words and figures come from. */
  sources: string[]
  faults: Fault[]
} {
  const faults: Fault[] = []
  const named = readYaml(files.sources.file, files.sources.text, namesDocument, wordShapeWords)
  const noted = readYaml(files.notes.file, files.notes.text, foodNotesDocument, foodShapeWords)
  // The rest asks both.
  if (named.written === null || noted.written === null) {
    return { foods: [], sources: [], faults: [...named.faults, ...noted.faults] }
  }
  const sources = Object.keys(named.written)
  const { lineOf } = noted
  const notes = new Map(Object.entries(noted.written))

  const table = readCsv(files.foods.text)
  faults.push(...wrongColumns(files.foods.file, table, foodColumns))
  const ids = table.rows.map(({ cells }) => cells.id ?? '')
  const own = new Map(ids.map((id) => [id, none()]))

  const eachRow = (
    { file, text }: WordFile,
    columns: readonly string[],
    take: (figures: OwnFigures, cells: ReturnType<typeof cellReader>) => void,
  ) => {
    const rows: CsvTable = readCsv(text)
    faults.push(...wrongColumns(file, rows, [...columns, 'source']))
    for (const row of rows.rows) {
      const cells = cellReader(file, row, faults)
      if (!row.cells.source) {
        cells.fault('source', 'source is missing: an id of sources.yaml, such as own')
      } else cells.one('source', sources)
      const food = cells.text('food')
      const figures = own.get(food)
      if (figures) take(figures, cells)
      else
        cells.fault(
          'food',
          `${food} is no food of ours${suggestionOf(food, ids) || ': write it in foods.csv'}`,
        )
    }
  }
  eachRow(files.measures, ['food', 'unit', 'grams'], (figures, cells) => {
    const unit = cells.one('unit', measureUnits)
    const grams = cells.figure('grams')
    if (unit !== null && grams !== null) {
      if (unit in figures.measures)
        cells.fault('unit', `${unit} stands there already: take one out`)
      figures.measures = { ...figures.measures, [unit]: grams }
    }
  })
  eachRow(files.caffeine, ['food', 'mg_per_100g'], (figures, cells) => {
    figures.caffeineMg = cells.figure('mg_per_100g')
  })

  for (const id of notes.keys()) {
    if (own.has(id)) continue
    const problem = `${id} is no food of ours${suggestionOf(id, ids) || ': write it in foods.csv'}`
    faults.push({ file: files.notes.file, line: lineOf([id]), location: id, problem })
  }

  const seen = new Map<string, number>()
  const foods = table.rows.map((row) => {
    const id = row.cells.id ?? ''
    const before = seen.get(id)
    seen.set(id, row.line)
    if (before !== undefined) {
      const problem = `${id} stands on line ${before} already: give one of them another id`
      faults.push({ file: files.foods.file, line: row.line, location: 'id', problem })
    }
    return readFoodRow(
      files.foods.file,
      row,
      notes.get(id) ?? noNotes,
      own.get(id) ?? none(),
      faults,
    )
  })
  return { foods, sources, faults }
}
