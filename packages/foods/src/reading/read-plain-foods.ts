import type { Food } from '../food.ts'
import { nutrients } from '../nutrients.ts'
import type { PlainFood } from '../plain-foods/plain-food.ts'
import type { Fault } from './files/fault.ts'
import { suggestionOf } from './files/nearest-name.ts'
import { cellReader, wrongColumns } from './files/read-cells.ts'
import { readCsv } from './files/read-csv.ts'
import { figuresOfRow } from './read-food-row.ts'
import { plainColumns, type RecordFigures, readPlainRow } from './read-plain-row.ts'
import type { WordFile } from './words/read-subject-file.ts'

export interface PlainFoodFiles {
  /** A row a plain food. */
  plain: WordFile
  /** A row a record: its figures per 100 g, and caffeine in mg. */
  figures: WordFile
}

const figureColumns = ['food_code', 'ndb_no', ...nutrients, 'caffeine_mg']

function readFigures(
  { file, text }: WordFile,
  faults: Fault[],
): Map<string, RecordFigures & { line: number }> {
  const table = readCsv(text)
  faults.push(...wrongColumns(file, table, figureColumns))
  const records = new Map<string, RecordFigures & { line: number }>()
  for (const row of table.rows) {
    const cells = cellReader(file, row, faults)
    const { food_code: foodCode = '', ndb_no: ndbNo = '' } = row.cells
    const record = foodCode || ndbNo
    if ((foodCode === '') === (ndbNo === '')) {
      cells.fault('food_code', 'one record a row: food_code or ndb_no')
    } else if (!/^(\d{8}|\d{5})$/.test(record)) {
      cells.fault('food_code', `${record} is no record: eight digits of FNDDS, five of SR28`)
    }
    if (records.has(record)) cells.fault('food_code', `${record} stands twice: take one out`)
    records.set(record, {
      per100g: figuresOfRow(cells),
      caffeineMg: cells.figure('caffeine_mg'),
      line: row.line,
    })
  }
  return records
}

/** Every plain food in the order of its file, or everything that is wrong with the files. */
export function readPlainFoods(
  files: PlainFoodFiles,
  { foods }: { foods: readonly Food[] },
): { plainFoods: (Omit<PlainFood, 'food'> & { food: Food | null })[]; faults: Fault[] } {
  const faults: Fault[] = []
  const { file, text } = files.plain
  const table = readCsv(text)
  faults.push(...wrongColumns(file, table, plainColumns))
  const figures = readFigures(files.figures, faults)
  const surroundings = { foods: new Map(foods.map((food) => [food.id, food])), figures }
  const plainFoods = table.rows.map((row) => readPlainRow(file, row, surroundings, faults))

  const at = (index: number, location: string, problem: string) =>
    faults.push({ file, line: table.rows[index]?.line ?? 1, location, problem })
  const ids = new Map<string, number>()
  const used = new Set<string>()
  for (const [index, { id, source }] of plainFoods.entries()) {
    if (ids.has(id)) at(index, 'id', `${id} stands twice: give one of them another id`)
    ids.set(id, index)
    used.add('foodCode' in source ? source.foodCode : source.ndbNo)
  }
  for (const [index, { variantOf }] of plainFoods.entries()) {
    if (variantOf === null) continue
    const ordinary = plainFoods[ids.get(variantOf) ?? -1]
    if (!ordinary) {
      at(index, 'variant_of', `${variantOf} is no plain food${suggestionOf(variantOf, ids.keys())}`)
    } else if (ordinary.variantOf !== null) {
      at(index, 'variant_of', `${variantOf} is a variant itself: write ${ordinary.variantOf}`)
    }
  }
  for (const [index, { insteadOf }] of plainFoods.entries()) {
    if (insteadOf === null || ids.has(insteadOf)) continue
    at(index, 'unasked', `${insteadOf} is no plain food${suggestionOf(insteadOf, ids.keys())}`)
  }
  for (const [record, { line }] of figures) {
    if (used.has(record)) continue
    const problem = `no plain food has the record ${record}: take the row out`
    faults.push({ file: files.figures.file, line, location: 'food_code', problem })
  }
  return { plainFoods, faults }
}
