import {
  type FoodPattern,
  type PatternAmount,
  patternAmounts,
  patternBases,
} from '../../patterns/food-pattern.ts'
import type { Fault } from '../files/fault.ts'
import { suggestionOf } from '../files/nearest-name.ts'
import { type CellReader, cellReader, wrongColumns } from '../files/read-cells.ts'
import { readCsv } from '../files/read-csv.ts'
import { readYaml } from '../files/read-yaml.ts'
import type { WordFile } from '../words/read-subject-file.ts'
import { namesDocument } from '../words/word-document.ts'
import { wordShapeWords } from '../words/word-shape-words.ts'

export interface PatternFiles {
  sources: WordFile
  /** A row a food: what 100 g of it count as. */
  patterns: WordFile
}

export interface FoodPatterns {
  patterns: [foodId: string, pattern: FoodPattern][]
}

/** What is a part of what. */
const parts: readonly (readonly [PatternAmount, PatternAmount])[] = [
  ['juice_cup', 'fruit_cup'],
  ['dark_green_cup', 'vegetable_cup'],
  ['red_orange_cup', 'vegetable_cup'],
  ['potato_cup', 'vegetable_cup'],
  ['seafood_oz', 'protein_oz'],
  ['nuts_soy_oz', 'protein_oz'],
]

/** Figures of the source are rounded to a hundredth; a scaled one as often as it is scaled. */
const rounded = 0.05

/** A row that names a record has it from there. */
function readBasis(cells: CellReader, of: string): void {
  const basis = cells.one('basis', patternBases)
  if (cells.text('basis') === '' || basis === null) return
  if (basis !== 'own' && !/^\d{8}$/.test(of)) {
    cells.fault('of', 'of is missing: the eight digits of the record, such as 63101000')
  }
  if ((cells.figure('scale') !== null) !== (basis === 'scaled')) {
    cells.fault('scale', 'a scaled row says by how much, and no other')
  }
}

function readPattern(cells: CellReader): FoodPattern {
  const figures = Object.fromEntries(patternAmounts.map((amount) => [amount, cells.figure(amount)]))
  const pattern = figures as FoodPattern
  for (const [part, whole] of parts) {
    const [ofPart, ofWhole] = [pattern[part], pattern[whole]]
    if (ofPart !== null && ofWhole !== null && ofPart > ofWhole + rounded) {
      cells.fault(part, `${part} is a part of ${whole}, and more than that`)
    }
  }
  return pattern
}

/**
 * What every food counts as, or everything that is wrong with the file.
 *
 * @param foodIds of every food, plain foods among them
 */
export function readPatternFile(
  { sources, patterns: { file, text } }: PatternFiles,
  foodIds: readonly string[],
): FoodPatterns & { faults: Fault[] } {
  const named = readYaml(sources.file, sources.text, namesDocument, wordShapeWords)
  if (named.written === null) return { patterns: [], faults: named.faults }
  const table = readCsv(text)
  const columns = ['food', ...patternAmounts, 'basis', 'of', 'scale', 'source']
  const faults = wrongColumns(file, table, columns)
  const known = new Set(foodIds)
  const patterns = new Map<string, FoodPattern>()
  for (const row of table.rows) {
    const cells = cellReader(file, row, faults)
    const food = cells.text('food')
    if (cells.text('source') !== '') cells.one('source', Object.keys(named.written))
    readBasis(cells, row.cells.of ?? '')
    if (!known.has(food)) {
      cells.fault('food', `${food} is no food of ours${suggestionOf(food, foodIds)}`)
    } else if (patterns.has(food)) {
      cells.fault('food', `${food} stands above already: take one of them out`)
    } else patterns.set(food, readPattern(cells))
  }
  for (const food of foodIds) {
    if (patterns.has(food)) continue
    const problem = `${food} has no pattern: write a row for it, with nothing in a cell that is unknown`
    faults.push({ file, line: 1, location: 'food', problem })
  }
  return { patterns: [...patterns], faults }
}
